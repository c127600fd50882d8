import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIsMember } from '../../../lib/session/use-session.js';
import { leadTo } from '../../tool-page/tool/lead-to.js';
import { generatorOf } from '../generator.js';
import { ExampleShowcase } from './example-showcase.js';
import { SocialShowcase } from './social-showcase.js';

export function Showcases() {
  const { form } = generatorOf(useQueryClient());
  const isMember = useIsMember();
  const navigate = useNavigate();

  async function use(style: string) {
    form.dispatch({ style });
    if (isMember) await navigate({ to: '/lenszero', resetScroll: false });
    else await navigate({ to: '/', hash: 'instant-id', resetScroll: false });
    leadTo(document.body, 'style');
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[clamp(2.5rem,5vw,4rem)]">
      <ExampleShowcase onUse={(style) => void use(style)} />
      <SocialShowcase />
    </div>
  );
}
