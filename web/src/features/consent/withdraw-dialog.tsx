import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { ErrorAlert } from '../../components/field-error.js';
import { toasts } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { faceConsentQuery } from '../../lib/face-consent-query.js';
import { imagePageQuery } from '../../lib/images/image-queries.js';
import { tellImageChange } from '../../lib/images/image-cache.js';
import { useRestoreImages } from '../../lib/images/use-delete-images.js';
import { logFault } from '../../lib/log.js';
import { throughLogin } from '../../lib/session/through-login.js';
import { offerUndo } from '../viewer/deletion/delete-dialog.js';
import * as text from './messages.js';

type Keep = 'portraits' | 'nothing';

type WithdrawDialogProps = {
  onClose: () => void;
  /** The photos that the consent was given for are deleted. */
  onWithdrawn?: () => void;
};

/** Asks once and says what goes and what stays. Withdrawing is as easy as agreeing (GDPR Art. 7). */
export function WithdrawDialog({ onClose, onWithdrawn }: WithdrawDialogProps) {
  const queryClient = useQueryClient();
  const restore = useRestoreImages();
  const stay = useRef<HTMLButtonElement>(null);
  const { data, isPending: isCounting } = useQuery(imagePageQuery({}, 1, 1));
  const withdrawal = useMutation({
    mutationFn: async (keep: Keep) => {
      const { image_ids: ids } = await throughLogin(() =>
        call('DELETE /api/images/face-consent', { query: { keep } }),
      );
      await cancelRenders().catch((error: unknown) =>
        logFault('Portraits in progress could not be canceled', error),
      );
      onWithdrawn?.();
      tellImageChange(queryClient, { type: 'added' });
      const [title, message] = [text.withdrawn(ids.length), text.askAgain];
      if (ids.length === 0) toasts.add('success', title, message);
      else offerUndo(() => restore(ids), ids.length, undefined, { title, message });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey }),
  });
  const counts = data?.counts;
  const press = (keep: Keep, words: string) => (
    <Button
      variant={keep === 'portraits' ? 'danger-solid' : 'secondary'}
      disabled={isCounting || withdrawal.isPending}
      busy={withdrawal.isPending && withdrawal.variables === keep}
      onClick={() => withdrawal.mutate(keep)}
    >
      {words}
    </Button>
  );
  return (
    <Dialog
      onClose={onClose}
      title={text.question}
      description={text.goes}
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} disabled={withdrawal.isPending} onClick={onClose}>
            {text.keepConsent}
          </Button>
          {press('portraits', text.withdraw)}
          {press('nothing', text.keepNothing)}
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        {counts && <li>{text.counts(counts.user_provided, counts.ai_generated)}</li>}
        <li>{text.stays}</li>
        <li>{text.inProgress}</li>
        <li>{text.undoable}</li>
      </ul>
      <ErrorAlert
        error={
          withdrawal.error &&
          (withdrawal.error instanceof ApiError ? withdrawal.error.message : text.failed)
        }
        className="empty:-mt-4"
      />
    </Dialog>
  );
}

/** Images in the queue must not read the photos any more. */
async function cancelRenders(): Promise<void> {
  const { jobs } = await call('GET /api/lenses/jobs', { query: { state: 'active' } });
  await Promise.all(
    jobs.map(({ job_id: id }) => call('DELETE /api/lenses/jobs/:id', { params: { id } })),
  );
}
