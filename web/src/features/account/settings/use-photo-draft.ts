import { useEffect, useState } from 'react';
import { profilePictureUrl } from '../../../lib/api/image-url.js';
import { uploadProfilePicture } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { detailOf } from '../messages.js';
import { checkPicture } from './profile-checks.js';

type Draft = { file: File; preview: string } | 'removed' | null;

const UPLOAD_FAILED = 'The photo could not be uploaded. Please try again.';

export function usePhotoDraft(kept: string | null) {
  const [draft, setDraft] = useState<Draft>(null);
  const [error, setError] = useState<string | null>(null);
  const preview = draft !== null && draft !== 'removed' ? draft.preview : undefined;

  useEffect(() => {
    if (preview === undefined) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const keptUrl = kept ? profilePictureUrl(kept) : undefined;
  return {
    url: draft === 'removed' ? undefined : (preview ?? keptUrl),
    error,
    choose: (file: File) => {
      const fault = checkPicture(file);
      setError(fault);
      if (fault === null) setDraft({ file, preview: URL.createObjectURL(file) });
    },
    remove: () => {
      setError(null);
      setDraft(kept ? 'removed' : null);
    },
    /** Uploads if needed and returns the URL to save; null when the upload failed. */
    store: async (): Promise<{ url: string | null } | null> => {
      if (draft === null) return { url: kept };
      if (draft === 'removed') return { url: null };
      try {
        return { url: await throughLogin(() => uploadProfilePicture(draft.file)) };
      } catch (failure) {
        setError(detailOf(failure) ?? UPLOAD_FAILED);
        return null;
      }
    },
    isChanged: draft !== null,
    settle: () => setDraft(null),
  };
}
