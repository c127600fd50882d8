import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Image } from '@likeness/contracts/http/images';
import { ConnectionError } from '../../../lib/api/api-error.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { ALLOWANCE_USED_UP, faultOf, problemOf } from './problem.js';
import { reduceRun } from './reduce-run.js';
import type { RunAction } from './run-action.js';
import { createRunOutlook, type RunOutlook } from './run-outlook.js';
import type { RunPlan } from './run-plan.js';
import type { RunPorts } from './run-ports.js';
import type { RunRecord } from './run-record.js';
import { createRunSender } from './run-sender.js';
import { imagesOf, isBusy, noRun, type Preparation, type RunState } from './run-state.js';
import { createRunTabs } from './run-tabs.js';
import { createRunWatch } from './run-watch.js';
import { createSignal } from './signal.js';
import { isUnfinished } from './slot.js';

/** Loading ends this long after the last request finished. */
const SETTLE_MS = 500;
const TRY_AGAIN_MS = 5_000;

export type RunController = Pick<Store<RunState, RunAction>, 'getState' | 'subscribe'> & {
  outlook: RunOutlook;
  /** Takes up what an earlier page left; harmless to call again. */
  resume: () => Promise<void>;
  submit: (plan: RunPlan) => Promise<void>;
  agree: () => Promise<void>;
  decline: () => void;
  cancel: () => Promise<void>;
  /** Sends nothing more of what was asked for; what the server has goes on there. */
  dropUnsent: () => void;
  /** Puts finished results under the earlier ones and clears the table. */
  putAway: () => void;
  /** Lets go of everything; what is unfinished goes on at the server, for whom it belongs to. */
  forget: () => void;
  dismissProblem: () => void;
  /** The network is said to be gone, or to be back. */
  setOnline: (isOnline: boolean) => void;
};

const lostPhotos = (count: number) =>
  count === 1
    ? 'One photo had not been sent when the page was left, and is gone. Please choose it again.'
    : `${count} photos had not been sent when the page was left, and are gone. Please choose them again.`;

/**
 * Drives a generation of one tool: consent, photos, then the requests. `createRunSender` asks for
 * the images, `createRunWatch` keeps the state true, `createRunTabs` lets it outlive the page and
 * keeps other tabs from doing the same; every rule of what state follows is in `reduceRun`.
 */
export function createRunController(ports: RunPorts): RunController {
  const store = createStore(reduceRun, noRun);
  const { dispatch, getState, subscribe } = store;
  const online = createSignal();

  const watch = createRunWatch(store, {
    ...ports,
    hasUnsent: () => tabs.isDriving() && sender.hasUnsent(),
    sendUnsent: () => sender.sendUnsent(),
  });
  const sender = createRunSender(store, {
    ...ports,
    lookAt: watch.lookAt,
    isDriving: () => tabs.isDriving(),
  });
  const tabs = createRunTabs(store, { ...ports, takeUp });

  const hasUnfinished = () => {
    const { phase, run } = getState();
    return phase === 'running' && (run?.slots.some(isUnfinished) ?? false);
  };
  const isAsked = ({ generationId }: Preparation) =>
    getState().preparing?.generationId === generationId;
  const isPreparing = (preparation: Preparation) =>
    getState().phase === 'uploading' && isAsked(preparation);

  /** Sends the photos, through interruptions; null when the run was given up meanwhile. */
  async function sendPhotos(preparation: Preparation) {
    for (;;) {
      try {
        const sent = await ports.photos.uploadAll(
          () => dispatch({ type: 'photo-stored' }),
          () => isPreparing(preparation),
        );
        return isPreparing(preparation) ? sent : null;
      } catch (error) {
        if (!isPreparing(preparation)) return null;
        if (!(error instanceof ConnectionError)) throw error;
        dispatch({ type: 'reached', isReachable: false });
        await online.next(TRY_AGAIN_MS);
        if (!isPreparing(preparation)) return null;
      }
    }
  }

  async function prepare(preparation: Preparation): Promise<void> {
    if (!isAsked(preparation)) return;
    dispatch({ type: 'upload-began', total: ports.photos.count() });
    watch.listen();
    const sent = await sendPhotos(preparation);
    if (!sent) return;
    dispatch({ type: 'reached', isReachable: true });
    if (sent.refused > 0) {
      dispatch({ type: 'stopped', problem: null });
      return;
    }
    const { generationId, plan } = preparation;
    dispatch({
      type: 'started',
      form: {
        generationId,
        style: plan.style,
        imageCount: plan.imageCount,
        send: { fields: { ...plan.fields, ...sent.fields }, photoIds: sent.ids },
      },
    });
    await sender.sendUnsent();
    ports.onAccountChanged();
    await watch.look();
  }

  /** Runs a step before the generation; what goes wrong in it leads back to the form. */
  async function step(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      dispatch({ type: 'stopped', problem: problemOf(error) });
    }
  }

  /** From the press to the photos, with a question about consent where none was given. */
  async function go(preparation: Preparation): Promise<void> {
    await step(async () => {
      const asksConsent = ports.needsConsent(preparation.plan);
      const consent = asksConsent ? ports.fetchConsent() : Promise.resolve({ given: true });
      // Where the browser keeps nothing, a reload asks for the photos again.
      const [{ given }] = await Promise.all([consent, ports.photos.keep().catch(() => {})]);
      if (given) await prepare(preparation);
      else if (isAsked(preparation)) dispatch({ type: 'consent-asked' });
    });
  }

  /** Goes on with what an earlier page, or a tab that was closed, had begun. */
  async function takeUp({ run, earlier, pending }: RunRecord): Promise<void> {
    if (pending) {
      const { preparation, at, photos } = pending;
      if (!ports.hasDraft()) ports.recallPlan(preparation.plan);
      const lost = await ports.photos.restore(photos);
      if (lost === 0) {
        dispatch({ type: 'restored', run, earlier, preparation: { preparation, at } });
        await go(preparation);
        return;
      }
      await ports.photos.letGo();
      dispatch({ type: 'restored', run, earlier, preparation: null });
      dispatch({ type: 'problem-raised', problem: faultOf(lostPhotos(lost)) });
      tabs.release();
      return;
    }
    dispatch({ type: 'restored', run, earlier, preparation: null });
    dispatch({ type: 'taken-over' });
    await watch.look();
  }

  let phase = getState().phase;
  subscribe(() => {
    const now = getState().phase;
    tabs.remember();
    if (now === phase) return;
    const before = phase;
    phase = now;
    if (now === 'running') watch.start();
    if (now === 'settling') setTimeout(() => dispatch({ type: 'settled' }), SETTLE_MS);
    const isAtRest = now === 'idle' || now === 'finished';
    if (tabs.isDriving() && (isAtRest || now === 'running')) {
      void ports.photos.letGo().catch(() => {});
    }
    if (isAtRest) {
      watch.stop();
      tabs.release();
      if (before !== 'idle' && before !== 'finished') ports.onAccountChanged();
    }
  });

  function recallForm() {
    const form = getState().run?.form;
    if (!form?.send || ports.photos.waiting().length > 0) return;
    const { style, imageCount, send } = form;
    if (!ports.hasDraft()) ports.recallPlan({ style, imageCount, fields: send.fields });
    ports.photos.recall(send.photoIds);
  }

  async function adoptJobs() {
    if (getState().run || !ports.hasVisitor()) return;
    const jobs = await ports.fetchActiveJobs().catch(() => []);
    const unfinished = jobs.filter((job) => job.tool === ports.tool && !isFinal(job.state));
    dispatch({ type: 'adopted', jobs: unfinished, at: Date.now() });
  }

  return {
    getState,
    subscribe,
    outlook: createRunOutlook(store),
    async resume() {
      await ports.personKnown();
      if (!(await tabs.open())) return;
      if (!getState().preparing) recallForm();
      if (!isBusy(getState())) await adoptJobs();
    },
    async submit(plan) {
      if (isBusy(getState())) return;
      await ports.personKnown();
      const allowance = ports.allowance();
      if (allowance && allowance.generations_left <= 0 && allowance.next_at !== null) {
        dispatch({ type: 'problem-raised', problem: ALLOWANCE_USED_UP });
        return;
      }
      const isOurs = await tabs.tryDrive();
      if (isBusy(getState())) return;
      if (!isOurs) {
        tabs.follow();
        return;
      }
      const preparation = { generationId: ports.newId(), plan };
      dispatch({ type: 'submitted', preparation, at: Date.now() });
      await go(preparation);
    },
    async agree() {
      const { phase: now, preparing } = getState();
      if (now !== 'consent' || !preparing) return;
      dispatch({ type: 'consent-given' });
      await step(async () => {
        await ports.giveConsent();
        await prepare(preparing);
      });
    },
    decline() {
      if (getState().phase === 'consent') dispatch({ type: 'stopped', problem: null });
    },
    async cancel() {
      if (getState().phase === 'uploading' && tabs.isDriving()) {
        dispatch({ type: 'stopped', problem: null });
      } else if (hasUnfinished() && !getState().isCancelling) {
        await sender.cancelAll();
      }
    },
    dropUnsent() {
      if (getState().preparing && tabs.isDriving()) dispatch({ type: 'stopped', problem: null });
      sender.dropUnsent();
    },
    putAway: () => dispatch({ type: 'put-away' }),
    forget: () => dispatch({ type: 'forgotten' }),
    dismissProblem: () => dispatch({ type: 'problem-dismissed' }),
    setOnline(isOnline) {
      if (!isOnline) {
        dispatch({ type: 'reached', isReachable: false });
        return;
      }
      online.fire();
      if (hasUnfinished()) void watch.look();
      else dispatch({ type: 'reached', isReachable: true });
    },
  };
}

/** The portraits on the table, then the earlier ones: the order the large view walks through. */
export function allPortraits({ run, earlier }: RunState): Image[] {
  return [...imagesOf(run), ...earlier];
}
