import type { User } from '@likeness/contracts/http/users';
import type { Language } from '@likeness/contracts/text/languages';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { creditWord } from '../../../lib/credit-words.js';
import { lateComponent } from '../../../lib/late-component.js';
import { titleOf } from '../../../lib/page-format.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useSession } from '../../../lib/session/use-session.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';
import { ProfileForm } from './profile-form.js';
import { SubscriptionBlock } from './subscription-block.js';

const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: text.english },
  { value: 'de', label: text.german },
];

export function MailLanguage({ user }: { user: User }) {
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (language: Language) =>
      throughLogin(() => call('PATCH /api/users/me', { body: { language } })),
    onSuccess: async () => {
      toasts.add('success', text.saved);
      await session.refresh();
    },
  });
  return (
    <SettingsSection title={text.mailLanguage} lead={text.mailLanguageLead}>
      <Segmented
        name="mail-language"
        label={text.mailLanguage}
        options={LANGUAGES}
        value={isPending ? variables : user.language}
        onChoose={mutate}
      />
      <ErrorAlert error={isError ? text.languageFailed : null} />
    </SettingsSection>
  );
}

const LaterSettings = lateComponent(
  async () => (await import('./later-settings.js')).LaterSettings,
  <p className="min-h-[90rem] animate-late border-t border-line py-[clamp(2rem,4vw,3.25rem)] text-ink-3">
    {text.loading}
  </p>,
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
          <span className="text-ink-2">{creditWord(user.credits)}</span>
        </p>
      </div>
      <ProfileForm key={user.id} user={user} />
      <MailLanguage user={user} />
      <SubscriptionBlock user={user} />
      <LaterSettings email={user.email} />
    </div>
  );
}
