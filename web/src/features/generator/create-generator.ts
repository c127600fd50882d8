import type { Tool } from '@likeness/contracts/generation/tool';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { QueryClient } from '@tanstack/react-query';
import { fetchFaceConsent, giveFaceConsent, uploadPhoto } from '../../lib/api/images-api.js';
import { cancelJob, fetchActiveJobs, fetchJob, requestImage } from '../../lib/api/lenses-api.js';
import { keptFilesOf } from '../../lib/kept-files.js';
import { joinLiveLink } from '../../lib/live/page-live-link.js';
import { loadPicture } from '../../lib/load-picture.js';
import { session } from '../../lib/session/page-session.js';
import { readToken } from '../../lib/session/token-cookie.js';
import { sharedText } from '../../lib/shared-text.js';
import { createTabLock } from '../../lib/tab-lock.js';
import { allowanceQuery, faceConsentQuery, quickStartImagesQuery } from './generator-queries.js';
import type { PhotoBox, PhotoPorts } from './photos/photo-box.js';
import { makePreview } from './photos/photo-preview.js';
import { createRunPhotos } from './photos/run-photos.js';
import { createRunController, type RunController } from './run/run-controller.js';
import type { RunPlan } from './run/run-plan.js';
import { isKnown } from './use-is-known.js';

/** What one tool has and another one hasn't. */
export type ToolSpec = {
  tool: Tool;
  /** The generation call, relative to `/api/`. */
  endpoint: string;
  photos: PhotoBox;
  pose: PhotoBox | null;
  needsConsent: (plan: RunPlan) => boolean;
  /** Shows the choices of an earlier page again. */
  recallPlan: (plan: RunPlan) => void;
  forgetForm: () => void;
};

export type ToolRun = {
  tool: Tool;
  photos: PhotoBox;
  run: RunController;
  /** An empty form and a clear table; what was made lies among the earlier ones. */
  startOver: () => void;
  /** Lets go of everything, as for the next person. */
  forget: () => void;
};

const newId = () => crypto.randomUUID();

/** How photos of a purpose are read, shown and sent in a browser. */
export function photoPorts(purpose: PhotoPurpose): PhotoPorts {
  return {
    upload: (file) => uploadPhoto(purpose, file),
    preview: makePreview,
    releasePreview: (url) => URL.revokeObjectURL(url),
    load: loadPicture,
    newKey: newId,
  };
}

/** Photos and runs of one tool, wired to the server and this browser, and forgotten at logout. */
export function createToolRun(spec: ToolSpec, queryClient: QueryClient): ToolRun {
  const { tool, photos, pose } = spec;
  const key = `likeness.run.${tool}`;
  const run = createRunController({
    tool,
    needsConsent: spec.needsConsent,
    fetchConsent: fetchFaceConsent,
    giveConsent: giveFaceConsent,
    requestImage: (request) => requestImage(spec.endpoint, request),
    fetchActiveJobs,
    fetchJob,
    cancelJob,
    openLive: joinLiveLink,
    photos: createRunPhotos({ references: photos, pose }, keptFilesOf(tool)),
    recallPlan: spec.recallPlan,
    // The allowance is for visitors; who is signed in has hourly limits, told when they are met.
    allowance: () =>
      readToken() === undefined ? queryClient.getQueryData(allowanceQuery.queryKey) : undefined,
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

  function emptyForm() {
    for (const box of [photos, pose]) box?.remove(box.getState().photos.map((photo) => photo.key));
    spec.forgetForm();
  }

  function startOver() {
    emptyForm();
    run.putAway();
  }

  function forget() {
    run.forget();
    emptyForm();
  }

  forgetAtLogout(forget);
  return { tool, photos, run, startOver, forget };
}

/** Whoever comes next finds neither photos nor portraits of the person who has logged out. */
function forgetAtLogout(forget: () => void): void {
  let before = session.getState().user;
  session.subscribe(() => {
    const { user } = session.getState();
    const isOver = before !== null && user?.id !== before.id;
    before = user;
    if (isOver) forget();
  });
}
