import type { User } from '@likeness/contracts/http/users';
import { useMutation } from '@tanstack/react-query';
import { useBlocker, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { Form, SubmitButton } from '../../../components/form.js';
import { TextField } from '../../../components/text-field.js';
import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { resolveUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useRefusedFields } from '../../../lib/forms/use-refused-fields.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { askBeforeLosing, mayLoseWork } from '../../../lib/unsaved-work.js';
import { reasonOr } from '../failures.js';
import { failed, FormNotice } from '../form-notice.js';
import { NameFields } from '../name-fields.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';
import type { Names } from './name-form.js';
import { checkPicture, PhotoField } from './photo-field.js';

const FAILED = failed(text.updateFailed);
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
        <SubmitButton busy={isPending} className="justify-self-start max-sm:w-full">
          {isPending ? text.updating : text.save}
        </SubmitButton>
      </Form>
      <UnsavedChanges exist={photo.isChanged || form.formState.isDirty} />
    </SettingsSection>
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

function UnsavedChanges({ exist }: { exist: boolean }) {
  const [here] = useState(useLocation({ select: ({ pathname }) => pathname }));
  const [answer, setAnswer] = useState<((mayLose: boolean) => void) | null>(null);

  useEffect(() => {
    if (!exist) return;
    return askBeforeLosing(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [exist]);

  useBlocker({
    disabled: !exist,
    enableBeforeUnload: true,
    shouldBlockFn: async ({ current, next }) => {
      // The form stays mounted while the next page loads, so a return to it loses nothing.
      const isLeaving = current.pathname === here && next.pathname !== here;
      // An ended session always leaves the page.
      if (!isLeaving || session.getState().status !== 'signed-in') return false;
      return !(await mayLoseWork());
    },
  });

  const decide = (mayLose: boolean) => {
    answer?.(mayLose);
    setAnswer(null);
  };
  return (
    <ConfirmDialog
      open={answer !== null}
      title={text.leaveUnsaved}
      description={text.unsavedChanges}
      keep={text.stay}
      action={text.discard}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  );
}

type Draft = { file: File; preview: string } | 'removed' | null;

function usePhotoDraft(kept: string | null) {
  const [draft, setDraft] = useState<Draft>(null);
  const [fault, setFault] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('file', file);
      const user = await throughLogin(() => call('POST /api/users/me/profile-picture', { form }));
      return user.profile_picture_url ?? '';
    },
  });
  const preview = draft !== null && draft !== 'removed' ? draft.preview : undefined;

  useEffect(() => {
    if (preview === undefined) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const keptUrl = kept ? resolveUrl(kept) : undefined;
  return {
    url: draft === 'removed' ? undefined : (preview ?? keptUrl),
    error: fault ?? reasonOr(upload.error, text.uploadFailed),
    choose: async (file: File) => {
      upload.reset();
      // A file that went away since is reported when it is sent.
      const found = await checkPicture(file).catch(() => null);
      setFault(found);
      if (found === null) setDraft({ file, preview: URL.createObjectURL(file) });
    },
    remove: () => {
      upload.reset();
      setFault(null);
      setDraft(kept ? 'removed' : null);
    },
    /** Uploads if needed and returns the URL to save. */
    store: async (): Promise<string | null> => {
      if (draft === null) return kept;
      return draft === 'removed' ? null : upload.mutateAsync(draft.file);
    },
    isChanged: draft !== null,
    settle: () => setDraft(null),
  };
}
