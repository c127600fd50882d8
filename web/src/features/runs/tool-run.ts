import type { Tool } from '@likeness/contracts/generation/tool';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '../../components/toast-store.js';
import { orderImages } from '../../lib/api/order-images.js';
import { call, callWithProgress, needCookies } from '../../lib/api/request.js';
import { faceConsentQuery } from '../../lib/face-consent-query.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import { loadPatiently } from '../../lib/late-component.js';
import { joinLiveLink } from '../../lib/live/live-link.js';
import { loadPicture } from '../../lib/load-picture.js';
import { logFault } from '../../lib/log.js';
import { keepPhotoName } from '../../lib/photo-names.js';
import { session } from '../../lib/session/page-session.js';
import { isKnown, shownToken } from '../../lib/api/shown-token.js';
import { tabText } from '../../lib/storage.js';
import { waitOrReconnect } from '../../lib/wait.js';
import { followPerson } from './follow-person.js';
import { type Form, keepDraft } from './keep-draft.js';
import * as text from './messages.js';
import {
  createRunPhotos,
  type KeptPhoto,
  type PhotoBox,
  type PhotoPorts,
} from './photos/photo-box.js';
import { createPhotoIntake, type PhotoIntake } from './photos/photo-intake.js';
import { makePreview, measurePicture } from './photos/photo-preview.js';
import { allowanceQuery, quickStartImagesQuery } from './run-queries.js';
import { problemOf } from './run/problem.js';
import { createRunController, type RunController } from './run/run-controller.js';
import type { RunPlan } from './run/run-state.js';

/** The differences between the tools. */
export type ToolSpec<Choices> = {
  tool: Tool;
  form: Form<Choices>;
  emptyForm: Choices;
  /** The generation call, relative to `/api/`. */
  endpoint: string;
  photos: PhotoBox;
  pose: PhotoBox | null;
  needsConsent: (plan: RunPlan) => boolean;
};

export type ToolRun<Choices> = {
  tool: Tool;
  form: Form<Choices>;
  photos: PhotoBox;
  /** Null in a tool without poses. */
  pose: PhotoBox | null;
  /** Uploads and checks photos as they are added. */
  intake: PhotoIntake;
  run: RunController;
  /** Empties the form and moves the results to the earlier ones. */
  startOver: () => void;
};

const newId = () => crypto.randomUUID();
const throughLogin = async <T>(work: () => Promise<T>): Promise<T> =>
  (await import('../../lib/session/through-login.js')).throughLogin(work);
const fetchConsent = () => throughLogin(() => call('GET /api/images/face-consent'));
const giveConsent = () => throughLogin(() => call('POST /api/images/face-consent'));

export function photoPorts(purpose: PhotoPurpose): PhotoPorts {
  return {
    upload: async (file, onSent) => {
      const stored = await throughLogin(() => uploadPhoto(purpose, file, onSent));
      keepPhotoName(stored.id, file.name);
      return stored;
    },
    takeBack: (id) =>
      void call('DELETE /api/images/:id', { params: { id } }).catch((error: unknown) =>
        logFault('An unused upload could not be deleted', error),
      ),
    toJpeg: async (file) => (await loadPatiently(() => import('./photos/to-jpeg.js'))).toJpeg(file),
    measure: measurePicture,
    preview: makePreview,
    releasePreview: (url) => URL.revokeObjectURL(url),
    load: loadPicture,
    newKey: newId,
  };
}

const personId = () => session.getState().user?.id ?? null;

function controllerOf(
  { tool, needsConsent, endpoint, photos, pose }: Omit<ToolSpec<never>, 'form' | 'emptyForm'>,
  queryClient: QueryClient,
): RunController {
  return createRunController({
    tool,
    personKnown: session.ready,
    needsConsent,
    fetchConsent,
    giveConsent,
    order: (order) => throughLogin(() => orderImages(endpoint, order)),
    fetchActiveJobs: async () =>
      (await call('GET /api/lenses/jobs', { query: { state: 'active' } })).jobs,
    fetchJobsOf: async (generation_id) =>
      (await call('GET /api/lenses/jobs', { query: { generation_id } })).jobs,
    cancelJob: (id) => call('DELETE /api/lenses/jobs/:id', { params: { id } }),
    openLive: joinLiveLink,
    photos: createRunPhotos(photos, pose),
    allowance: () =>
      shownToken.getState() === undefined
        ? queryClient.getQueryData(allowanceQuery.queryKey)
        : undefined,
    onAccountChanged() {
      for (const queryKey of [
        allowanceQuery.queryKey,
        faceConsentQuery.queryKey,
        quickStartImagesQuery.queryKey,
        IMAGES_KEY,
      ]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    isKnown,
    newId,
  });
}

function intakeOf(boxes: readonly PhotoBox[], queryClient: QueryClient): PhotoIntake {
  return createPhotoIntake(boxes, {
    shownToken: shownToken.getState,
    personKnown: session.ready,
    // The call would give a new visitor a cookie.
    fetchConsent: async () => (isKnown() ? fetchConsent() : { given: false, given_at: null }),
    giveConsent,
    onConsentGiven: () =>
      void queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey }),
    fail: (error) => toasts.add('error', text.notChecked, problemOf(error).detail),
    wait: waitOrReconnect,
  });
}

/** The form, photos and run of one tool; cleared at logout. */
export function createToolRun<Choices extends object>(
  spec: ToolSpec<Choices>,
  queryClient: QueryClient,
): ToolRun<Choices> {
  const { tool, form, emptyForm, photos, pose } = spec;
  const boxes = pose ? [photos, pose] : [photos];
  const restoreDraft = keepDraft({
    form,
    empty: emptyForm,
    boxes,
    text: tabText(tool),
    person: personId,
  });
  const run = controllerOf(spec, queryClient);
  const intake = intakeOf(boxes, queryClient);

  function clearForm() {
    for (const box of boxes) box.clear();
    form.dispatch(emptyForm);
  }

  let aside: { member: string; photos: (readonly KeptPhoto[])[] } | null = null;
  followPerson(session, {
    dropUnsent: () => {
      run.stopPreparing();
      intake.drop();
    },
    forget: (expected) => {
      const photos = boxes.map((box) => box.getState().photos);
      aside = expected === null ? null : { member: expected, photos };
      run.forget();
      clearForm();
    },
    arrive: (person) => {
      const waiting = aside;
      if (person !== null) aside = null;
      if (waiting?.member === person) {
        boxes.forEach((box, index) => void box.restore(waiting.photos[index] ?? []));
      }
      restoreDraft();
    },
  });

  return {
    tool,
    form,
    photos,
    pose,
    intake,
    run,
    startOver() {
      clearForm();
      run.putAway();
    },
  };
}

/** Throws a 422 `ApiError` with the reason when the photo is unsuitable. */
async function uploadPhoto(
  purpose: PhotoPurpose,
  file: File,
  onSent: (percent: number) => void,
): Promise<UploadResponse> {
  needCookies();
  const form = new FormData();
  form.set('face_consent', 'true');
  form.set('purpose', purpose);
  form.set('file', file);
  return callWithProgress('POST /api/images/uploads', onSent, { form });
}
