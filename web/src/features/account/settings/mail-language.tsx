import type { Language } from '@likeness/contracts/text/languages';
import type { User } from '@likeness/contracts/http/users';
import { useMutation } from '@tanstack/react-query';
import { ErrorAlert } from '../../../components/error-alert.js';
import { Segmented } from '../../../components/segmented.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages/en.js';

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
