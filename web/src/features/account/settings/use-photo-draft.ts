import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { resolveUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { reasonOr } from '../failures.js';
import * as text from './messages/en.js';
import { checkPicture } from './photo-check.js';

type Draft = { file: File; preview: string } | 'removed' | null;

export function usePhotoDraft(kept: string | null) {
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
