import type { Store } from '../../../lib/store/store.js';
import type { RunAction } from './run-action.js';
import type { RunPorts } from './run-ports.js';
import { readRecord, writeRecord, type RunRecord } from './run-record.js';
import { isBusy, type RunState } from './run-state.js';
import { isUnfinished } from './slot.js';

type TabPorts = Pick<RunPorts, 'record' | 'lock' | 'photos' | 'person'> & {
  takeUp: (record: RunRecord) => Promise<void>;
};

export type RunTabs = {
  /** Reads what earlier pages and other tabs have left, once; false when that was done before. */
  open: () => Promise<boolean>;
  /** Writes the state down, unless another tab is the one to do that. */
  remember: () => void;
  isDriving: () => boolean;
  /** True when this tab may do what only one of them should. */
  tryDrive: () => Promise<boolean>;
  release: () => void;
  /** Shows what another tab does, and takes over when that tab goes away. */
  follow: () => void;
};

const isOngoing = ({ run, pending }: RunRecord) =>
  pending !== null || (run?.slots.some(isUnfinished) ?? false);

/**
 * One record of the run in this browser and one tab that drives it. The others follow the record,
 * and the first of them takes over when the driving one is closed.
 */
export function createRunTabs(
  { getState, dispatch }: Store<RunState, RunAction>,
  { record, lock, photos, person, takeUp }: TabPorts,
): RunTabs {
  let isOpen = false;
  let isDriving = false;
  let isInLine = false;
  let isFollowing = false;
  let written: string | null = null;

  function read(): RunRecord {
    written = record.read();
    return readRecord(written, Date.now(), person());
  }

  /** Changes the state to what is written down already. */
  function mirror(action: RunAction) {
    isFollowing = true;
    dispatch(action);
    isFollowing = false;
  }

  function show({ run, earlier, pending }: RunRecord) {
    const done = pending?.photos.filter(({ uploadId }) => uploadId !== null).length ?? 0;
    const preparation = pending && {
      preparation: pending.preparation,
      at: pending.at,
      uploads: { done, total: pending.photos.length },
    };
    mirror({ type: 'followed', run, earlier, preparation });
  }

  async function waitInLine() {
    if (isInLine) return;
    isInLine = true;
    await lock.waitFor();
    isInLine = false;
    const left = read();
    if (isOngoing(left)) {
      if (left.pending) mirror({ type: 'stopped', problem: null });
      isDriving = true;
      await takeUp(left);
    } else if (!isDriving) {
      lock.release();
      show(left);
    }
  }

  function follow() {
    const left = read();
    show(left);
    if (isOngoing(left)) void waitInLine();
  }

  async function tryDrive() {
    isDriving = await lock.tryTake();
    return isDriving;
  }

  return {
    follow,
    tryDrive,
    isDriving: () => isDriving,
    release() {
      if (!isDriving) return;
      isDriving = false;
      lock.release();
    },
    remember() {
      const state = getState();
      if (!isOpen || isFollowing || (isBusy(state) && !isDriving)) return;
      const { run, earlier, preparing, startedAt } = state;
      const pending = preparing && {
        preparation: preparing,
        at: startedAt ?? Date.now(),
        photos: photos.waiting(),
      };
      const text = writeRecord({ person: person(), run, earlier, pending });
      if (text === written) return;
      written = text;
      record.write(text);
    },
    async open() {
      if (isOpen) return false;
      isOpen = true;
      const left = read();
      record.onChange(() => !isDriving && follow());
      if (!isOngoing(left)) {
        mirror({ type: 'restored', run: left.run, earlier: left.earlier, preparation: null });
        void photos.letGo().catch(() => {});
      } else if (await tryDrive()) {
        await takeUp(left);
      } else {
        follow();
      }
      return true;
    },
  };
}
