import type { Tool } from '@likeness/contracts/generation/tool';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '../../components/toast-store.js';
import {
  deleteImage,
  fetchFaceConsent,
  giveFaceConsent,
  uploadPhoto,
} from '../../lib/api/images-api.js';
import { cancelJob, fetchActiveJobs, fetchJob, requestImage } from '../../lib/api/lenses-api.js';
import { keptFilesOf } from '../../lib/kept-files.js';
import { joinLiveLink } from '../../lib/live/page-live-link.js';
import { logFault } from '../../lib/log.js';
import { loadPicture } from '../../lib/load-picture.js';
import { keepPhotoName } from '../../lib/photo-names.js';
import { session } from '../../lib/session/page-session.js';
import { shownToken } from '../../lib/session/shown-token.js';
import { isKnown } from '../../lib/session/use-is-known.js';
import { sharedText } from '../../lib/shared-text.js';
import { createTabLock } from '../../lib/tab-lock.js';
import { tabText } from '../../lib/tab-text.js';
import { followPerson } from './follow-person.js';
import { allowanceQuery, faceConsentQuery, quickStartImagesQuery } from './form/run-queries.js';
import { keepDraft, type Form } from './keep-draft.js';
import type { KeptPhoto, PhotoBox, PhotoPorts } from './photos/photo-box.js';
import { createPhotoIntake, type PhotoIntake } from './photos/photo-intake.js';
import { makePreview } from './photos/photo-preview.js';
import { createRunPhotos } from './photos/run-photos.js';
import { problemOf } from './run/problem.js';
import { createRunController, type RunController } from './run/run-controller.js';
import type { RunPlan } from './run/run-plan.js';

/** What one tool has and another one hasn't. */
export type ToolSpec<Choices> = {
  tool: Tool;
  form: Form<Choices>;
  emptyForm: Choices;
  /** The generation call, relative to `/api/`. */
  endpoint: string;
  photos: PhotoBox;
  pose: PhotoBox | null;
  needsConsent: (plan: RunPlan) => boolean;
  /** The choices that a plan was made from. */
  choicesOf: (plan: RunPlan) => Choices;
};

export type ToolRun<Choices> = {
  tool: Tool;
  form: Form<Choices>;
  photos: PhotoBox;
  /** Has photos checked as they are added. */
  intake: PhotoIntake;
  run: RunController;
  /** An empty form and a clear table; what was made lies among the earlier ones. */
  startOver: () => void;
};

const newId = () => crypto.randomUUID();

/** How photos of a purpose are read, shown and sent in a browser. */
export function photoPorts(purpose: PhotoPurpose): PhotoPorts {
  return {
    upload: async (file, onSent) => {
      const stored = await uploadPhoto(purpose, file, onSent);
      keepPhotoName(stored.id, file.name);
      return stored;
    },
    takeBack: (id) =>
      void deleteImage(id).catch((error: unknown) =>
        logFault('A photo that is not needed could not be deleted', error),
      ),
    toJpeg: async (file) => (await import('./photos/to-jpeg.js')).toJpeg(file),
    preview: makePreview,
    releasePreview: (url) => URL.revokeObjectURL(url),
    load: loadPicture,
    newKey: newId,
  };
}

/** Photos and runs of one tool, wired to the server and this browser, and forgotten at logout. */
export function createToolRun<Choices extends object>(
  spec: ToolSpec<Choices>,
  queryClient: QueryClient,
): ToolRun<Choices> {
  const { tool, form, photos, pose } = spec;
  const boxes = pose ? [photos, pose] : [photos];
  const person = () => session.getState().user?.id ?? null;
  const draft = keepDraft({ form, empty: spec.emptyForm, text: tabText(tool), person });
  const key = `likeness.run.${tool}`;
  const run = createRunController({
    tool,
    person,
    personKnown: session.ready,
    needsConsent: spec.needsConsent,
    fetchConsent: fetchFaceConsent,
    giveConsent: giveFaceConsent,
    requestImage: (request) => requestImage(spec.endpoint, request),
    fetchActiveJobs,
    fetchJob,
    cancelJob,
    openLive: joinLiveLink,
    photos: createRunPhotos({ references: photos, pose }, keptFilesOf(tool)),
    recallPlan: (plan) => form.dispatch(spec.choicesOf(plan)),
    hasDraft: draft.isTakenUp,
    // The allowance is for visitors; who is signed in has hourly limits, told when they are met.
    allowance: () =>
      shownToken.getState() === undefined
        ? queryClient.getQueryData(allowanceQuery.queryKey)
        : undefined,
    onAccountChanged() {
      for (const { queryKey } of [allowanceQuery, faceConsentQuery, quickStartImagesQuery]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    hasVisitor: isKnown,
    record: sharedText(key),
    lock: createTabLock(key),
    newId,
  });

  const intake = createPhotoIntake(boxes, {
    shownToken: shownToken.getState,
    personKnown: session.ready,
    // Asking makes no visitor of somebody who is none yet.
    fetchConsent: async () => (isKnown() ? fetchFaceConsent() : { given: false, given_at: null }),
    giveConsent: giveFaceConsent,
    onConsentGiven: () =>
      void queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey }),
    fail: (error) =>
      toasts.add('error', 'Your photos could not be checked yet.', problemOf(error).detail),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });

  function emptyForm() {
    for (const box of boxes) box.clear();
    form.dispatch(spec.emptyForm);
  }

  function startOver() {
    emptyForm();
    run.putAway();
  }

  /** Lets go of everything, as for the next person. */
  function forget() {
    run.forget();
    emptyForm();
  }

  let aside: { member: string; photos: KeptPhoto[][] } | null = null;
  followPerson(session, {
    dropUnsent: () => {
      run.dropUnsent();
      intake.drop();
    },
    forget,
    setAside: (member) => {
      aside = { member, photos: boxes.map((box) => [...box.getState().photos]) };
    },
    arrive: (now, expected) => {
      draft.takeUp();
      const waiting = aside;
      if (waiting === null || waiting.member === expected) return;
      aside = null;
      if (waiting.member !== now) return;
      boxes.forEach((box, index) => void box.restore(waiting.photos[index] ?? []));
    },
  });
  return { tool, form, photos, intake, run, startOver };
}
