import type { QueryClient } from '@tanstack/react-query';
import { fetchFaceConsent, giveFaceConsent, uploadPhoto } from '../../lib/api/images-api.js';
import { cancelJob, fetchActiveJobs, fetchJob, requestPortrait } from '../../lib/api/lenses-api.js';
import { openLiveLink } from '../../lib/live/live-link.js';
import { session } from '../../lib/session/page-session.js';
import { readToken } from '../../lib/session/token-cookie.js';
import { createStore, type Store } from '../../lib/store/store.js';
import { emptyForm, reduceForm, type FormState } from './form/form-state.js';
import { allowanceQuery, faceConsentQuery } from './generator-queries.js';
import { createPhotoBox, type PhotoBox } from './photos/photo-box.js';
import { makePreview } from './photos/photo-preview.js';
import { usablePhotos } from './photos/photos-state.js';
import { createRunController, type RunController } from './run/run-controller.js';
import { isKnown } from './use-is-known.js';

export type Generator = {
  form: Store<FormState, Partial<FormState>>;
  photos: PhotoBox;
  run: RunController;
};

const RECORD_KEY = 'likeness.run';

/** Storage may be switched off or full; a run then simply ends with its page. */
const record = {
  read() {
    try {
      return localStorage.getItem(RECORD_KEY);
    } catch {
      return null;
    }
  },
  write(text: string) {
    try {
      localStorage.setItem(RECORD_KEY, text);
    } catch {
      // Nothing is lost that the person could act on.
    }
  },
};

function createGenerator(queryClient: QueryClient): Generator {
  const newId = () => crypto.randomUUID();
  const photos = createPhotoBox({
    upload: uploadPhoto,
    preview: makePreview,
    releasePreview: (url) => URL.revokeObjectURL(url),
    newKey: newId,
  });
  const form = createStore(reduceForm, emptyForm);
  const run = createRunController({
    fetchConsent: fetchFaceConsent,
    giveConsent: giveFaceConsent,
    requestPortrait,
    fetchActiveJobs,
    fetchJob,
    cancelJob,
    openLive: openLiveLink,
    photos: { ...photos, count: () => usablePhotos(photos.getState()).length },
    recallPlan: form.dispatch,
    // The allowance is for visitors; who is signed in has hourly limits, told when they are met.
    allowance: () =>
      readToken() === undefined ? queryClient.getQueryData(allowanceQuery.queryKey) : undefined,
    onAccountChanged() {
      void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: faceConsentQuery.queryKey });
    },
    hasVisitor: isKnown,
    record,
    newId,
  });
  const generator = { form, photos, run };
  forgetAtLogout(generator);
  return generator;
}

/** Whoever comes next finds neither photos nor portraits of the person who has logged out. */
function forgetAtLogout({ form, photos, run }: Generator): void {
  let before = session.getState().user;
  session.subscribe(() => {
    const { user } = session.getState();
    const isOver = before !== null && user?.id !== before.id;
    before = user;
    if (!isOver) return;
    run.forget();
    photos.remove(photos.getState().photos.map(({ key }) => key));
    form.dispatch(emptyForm);
  });
}

const generators = new WeakMap<QueryClient, Generator>();

/** The generator of this page load: photos, choices and a run outlive a visit to another route. */
export function generatorOf(queryClient: QueryClient): Generator {
  const generator = generators.get(queryClient) ?? createGenerator(queryClient);
  generators.set(queryClient, generator);
  return generator;
}
