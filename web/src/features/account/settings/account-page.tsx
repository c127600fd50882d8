import { titleOf } from '../../../lib/head/site-title.js';
import { lateComponent } from '../../../lib/late-component.js';
import { useSession } from '../../../lib/session/use-session.js';
import { MailLanguage } from './mail-language.js';
import * as text from './messages/en.js';
import { ProfileForm } from './profile-form.js';
import { SubscriptionBlock } from './subscription-block.js';

const LaterSettings = lateComponent(
  async () => (await import('./later-settings.js')).LaterSettings,
  <div className="min-h-[90rem]" />,
);

export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <title>{titleOf(text.title)}</title>
      <div className="mb-[clamp(2rem,4vw,3.25rem)] flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <h1 className="type-h2">{text.title}</h1>
        <p className="flex items-baseline gap-2.5">
          <span className="type-figure">{user.credits}</span>
          <span className="text-ink-2">{text.credits(user.credits)}</span>
        </p>
      </div>
      <ProfileForm key={user.id} user={user} />
      <MailLanguage user={user} />
      <SubscriptionBlock user={user} />
      <LaterSettings email={user.email} />
    </div>
  );
}
