import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { Store } from '../../../lib/store/store.js';
import { problemOf } from './problem.js';
import type { RunAction } from './run-action.js';
import type { RunPorts } from './run-ports.js';
import type { RunState } from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';

type SenderPorts = Pick<RunPorts, 'requestImage' | 'cancelJob' | 'photos'> & {
  /** Asks the server about one slot's job. */
  lookAt: (slot: Slot) => Promise<void>;
  /** False in a tab that only follows: another one sends. */
  isDriving: () => boolean;
};

export type RunSender = {
  hasUnsent: () => boolean;
  sendUnsent: () => Promise<void>;
  /** Gives up what no request has gone out for. */
  dropUnsent: () => void;
  cancelAll: () => Promise<void>;
};

/** Sends one request per image, each until it is answered, and takes them back on request. */
export function createRunSender(
  { getState, dispatch }: Store<RunState, RunAction>,
  ports: SenderPorts,
): RunSender {
  const sending = new Set<number>();
  const slots = () => getState().run?.slots ?? [];
  const unsent = () =>
    slots().filter(({ state, index }) => state === 'sending' && !sending.has(index));

  /** Asks for one image; without a connection the slot stays as it is and is sent again later. */
  async function send(index: number): Promise<void> {
    const { run, isCancelling } = getState();
    if (!run?.form.send || sending.has(index) || !ports.isDriving()) return;
    if (isCancelling) {
      dispatch({ type: 'cancelled', index });
      return;
    }
    const { generationId, imageCount } = run.form;
    sending.add(index);
    try {
      const { job_id: jobId } = await ports.requestImage({
        generationId,
        imageIndex: index,
        imageCount,
        ...run.form.send,
      });
      if (getState().run?.form.generationId !== generationId) return;
      dispatch({ type: 'reached', isReachable: true });
      dispatch({ type: 'accepted', index, jobId });
      if (getState().isCancelling) await cancelOne(index, jobId);
    } catch (error) {
      if (getState().run?.form.generationId !== generationId) return;
      if (error instanceof ConnectionError) {
        dispatch({ type: 'reached', isReachable: false });
        return;
      }
      if (error instanceof ApiError && error.code === 'PHOTO_UNKNOWN') ports.photos.forgetUploads();
      dispatch({ type: 'send-failed', index, problem: problemOf(error) });
    } finally {
      sending.delete(index);
    }
  }

  async function cancelOne(index: number, jobId: string): Promise<void> {
    try {
      await ports.cancelJob(jobId);
      dispatch({ type: 'cancelled', index });
    } catch (error) {
      const slot = slots().find((candidate) => candidate.index === index);
      if (slot && error instanceof ApiError && error.status < 500) await ports.lookAt(slot);
      else dispatch({ type: 'cancel-failed', problem: problemOf(error) });
    }
  }

  return {
    hasUnsent: () => unsent().length > 0,
    async sendUnsent() {
      await Promise.all(unsent().map(({ index }) => send(index)));
    },
    dropUnsent() {
      for (const { index } of unsent()) dispatch({ type: 'cancelled', index });
    },
    async cancelAll() {
      dispatch({ type: 'cancel-asked' });
      const cancelSlot = async ({ index, jobId }: Slot) => {
        if (jobId !== null) await cancelOne(index, jobId);
        else await send(index);
      };
      await Promise.all(slots().filter(isUnfinished).map(cancelSlot));
    },
  };
}
