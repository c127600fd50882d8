import type { User } from '@likeness/contracts/http/users';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { Form } from '../../../components/form/form.js';
import { FormTextField } from '../../../components/form/form-field.js';
import { TextField } from '../../../components/text-field.js';
import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import { useContractForm, type ContractForm } from '../../../lib/forms/use-contract-form.js';
import { useRefusedFields } from '../../../lib/forms/use-refused-fields.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages/en.js';
import type { Names } from './name-form.js';
import { PhotoField } from './photo-field.js';
import { UnsavedChanges } from './unsaved-changes.js';
import { usePhotoDraft } from './use-photo-draft.js';

const FAILED: FormMessage = { tone: 'error', text: text.updateFailed };
const check = async () => (await import('./name-form.js')).checkNames;

const namesOf = ({ first_name, last_name }: User): Names => ({ first_name, last_name });

export function ProfileForm({ user }: { user: User }) {
  const photo = usePhotoDraft(user.profile_picture_url);
  const form = useContractForm({ check, defaultValues: namesOf(user) });
  const { mutate, isPending, error } = useSaveProfile(user, form, photo);
  useRefusedFields(form, error);
  const refusedPhoto = error instanceof ApiError ? error.fields.profile_picture_url : undefined;

  return (
    <SettingsSection title={text.profile}>
      <Form
        form={form}
        isBusy={isPending}
        onSubmit={(names) => mutate(names)}
        className="grid max-w-160 gap-6"
      >
        <PhotoField
          url={photo.url}
          error={photo.error ?? refusedPhoto}
          disabled={isPending}
          onChoose={(file) => void photo.choose(file)}
          onRemove={photo.remove}
        />
        <NameFields />
        <TextField
          label={text.emailAddress}
          type="email"
          readOnly
          value={user.email}
          hint={text.emailFixed}
        />
        <FormNotice message={error === null ? null : FAILED} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isPending}
          disabled={isPending}
          className="justify-self-start max-sm:w-full"
        >
          {isPending ? text.updating : text.save}
        </Button>
      </Form>
      <UnsavedChanges exist={photo.isChanged || form.formState.isDirty} />
    </SettingsSection>
  );
}

function NameFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <FormTextField
        label={text.firstName}
        name="first_name"
        autoComplete="given-name"
        dir="auto"
        required
      />
      <FormTextField
        label={text.lastName}
        name="last_name"
        autoComplete="family-name"
        dir="auto"
        required
      />
    </div>
  );
}

function useSaveProfile(
  user: User,
  form: ContractForm<Names, Names>,
  photo: ReturnType<typeof usePhotoDraft>,
) {
  return useMutation({
    onMutate: () => form.getValues(),
    mutationFn: async (names: Names) => {
      const profile_picture_url = await photo.store();
      const body = { ...names, email: user.email, profile_picture_url };
      await throughLogin(() => call('PATCH /api/users/me', { body }));
    },
    onSuccess: async (_saved, _names, sent) => {
      photo.settle();
      toasts.add('success', text.saved);
      await session.refresh();
      const saved = session.getState().user;
      const typed = form.getValues();
      const isSent = typed.first_name === sent.first_name && typed.last_name === sent.last_name;
      if (saved) form.reset(namesOf(saved), { keepValues: !isSent });
    },
  });
}
