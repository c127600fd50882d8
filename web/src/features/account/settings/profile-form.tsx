import type { User } from '@likeness/contracts/http/users';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/text-field.js';
import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { updateMe } from '../../../lib/api/users-api.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useBusy } from '../../../lib/use-busy.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { SettingsSection } from '../settings-section.js';
import { useFocusFault } from '../use-focus-fault.js';
import { PhotoField } from './photo-field.js';
import { checkProfile, isChanged, refusedParts, type ProfileFaults } from './profile-checks.js';
import { UnsavedChanges } from './unsaved-changes.js';
import { usePhotoDraft } from './use-photo-draft.js';

const FAILED: FormMessage = { tone: 'error', text: 'Update failed.' };

export function ProfileForm({ user }: { user: User }) {
  const [names, setNames] = useState({ firstName: user.first_name, lastName: user.last_name });
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [isBusy, run] = useBusy();
  const photo = usePhotoDraft(user.profile_picture_url);
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<{ field: string } | null>(null);
  useFocusFault(form, focused);

  function show(found: ProfileFaults) {
    setFaults(found);
    const field = Object.keys(found).find((name) => name !== 'picture');
    setFocused(field === undefined ? null : { field });
  }

  function change(part: Partial<typeof names>) {
    setNames({ ...names, ...part });
    setFaults({ picture: faults.picture });
  }

  async function save() {
    try {
      const picture = await photo.store();
      if (picture === null) {
        setMessage({ ...FAILED });
        return;
      }
      await throughLogin(() =>
        updateMe({
          first_name: names.firstName.trim(),
          last_name: names.lastName.trim(),
          email: user.email,
          profile_picture_url: picture.url,
        }),
      );
      photo.settle();
      toasts.add('success', 'Saved!');
      await session.refresh();
      const saved = session.getState().user;
      const kept = saved && { firstName: saved.first_name, lastName: saved.last_name };
      setNames((now) => (kept && now === names ? kept : now));
    } catch (error) {
      setMessage({ ...FAILED });
      if (error instanceof ApiError) show(refusedParts(error.fields));
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkProfile(names);
    show(found);
    if (Object.keys(found).length > 0) return;
    setMessage(null);
    run(save);
  }

  return (
    <SettingsSection title="Profile">
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-160 gap-6">
        <PhotoField
          url={photo.url}
          error={photo.error ?? faults.picture}
          disabled={isBusy}
          onChoose={photo.choose}
          onRemove={photo.remove}
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="First Name"
            name="firstName"
            autoComplete="given-name"
            dir="auto"
            required
            value={names.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
            error={faults.firstName}
          />
          <TextField
            label="Last Name"
            name="lastName"
            autoComplete="family-name"
            dir="auto"
            required
            value={names.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
            error={faults.lastName}
          />
        </div>
        <TextField
          label="Email Address"
          type="email"
          readOnly
          value={user.email}
          hint="The address can't be changed."
        />
        <FormNotice message={message} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          disabled={isBusy}
          className="justify-self-start max-sm:w-full"
        >
          {isBusy ? 'Updating...' : 'Save'}
        </Button>
      </form>
      <UnsavedChanges exist={photo.isChanged || isChanged(names, user)} />
    </SettingsSection>
  );
}
