import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LateGenerator } from '../features/generator/late-generator.js';
import { LateShowcases } from '../features/generator/showcase/late-showcases.js';
import { HomePage } from '../features/home/home-page.js';
import { leadToTool } from './-guards.js';

export const Route = createFileRoute('/')({ beforeLoad: leadToTool, component: Home });

function Home() {
  const queryClient = useQueryClient();

  const choose = useCallback(
    (style: string) => {
      import('../features/generator/choose-style.js')
        .then(({ chooseStyle }) => chooseStyle(queryClient, style))
        // Without styles, the tool shows its own error.
        .catch(() => undefined);
    },
    [queryClient],
  );

  return (
    <HomePage
      onChooseStyle={choose}
      demo={
        <>
          <LateGenerator />
          <div className="mt-[clamp(2rem,4vw,3.5rem)] border-t border-line pt-[clamp(1.5rem,3vw,2.5rem)]">
            <LateShowcases />
          </div>
        </>
      }
    />
  );
}
