import type { Language } from '@likeness/contracts/text/languages';
import type { User } from '@likeness/contracts/http/users';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '../../../components/error-alert.js';
import { Segmented } from '../../../components/segmented.js';
import { toasts } from '../../../components/toast-store.js';
import { updateMe } from '../../../lib/api/users-api.js';
import { locale } from '../../../lib/locale.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { SettingsSection } from '../settings-section.js';

const text = {
  en: {
    title: 'Language of emails',
    lead: 'We write to you in this language.',
    saved: 'Saved!',
    failed: 'We couldn’t change the language. Please try again.',
  },
  de: {
    title: 'Sprache der E-Mails',
    lead: 'In dieser Sprache schreiben wir dir.',
    saved: 'Gespeichert!',
    failed: 'Wir konnten die Sprache nicht ändern. Bitte versuch es noch einmal.',
  },
}[locale];

/** Each language is named in itself. */
const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

export function MailLanguage({ user }: { user: User }) {
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (language: Language) => throughLogin(() => updateMe({ language })),
    onSuccess: async () => {
      toasts.add('success', text.saved);
      await session.refresh();
    },
  });
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <Segmented
        name="mail-language"
        label={text.title}
        options={LANGUAGES}
        value={isPending ? variables : user.language}
        onChoose={mutate}
      />
      <ErrorAlert error={isError ? text.failed : null} />
    </SettingsSection>
  );
}
