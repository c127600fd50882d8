import type { ApiCheck, Operation } from './api-check.js';
import type { Caller, World } from './world.js';

type Texts = Readonly<Record<string, string>>;

export type Call = {
  readonly caller: Caller;
  readonly path?: Texts;
  readonly query?: Texts;
  readonly headers?: Texts;
  /** A plain object is sent as JSON. */
  readonly body?: object | string;
};

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

const NEW_PASSWORD = { password: 'Blue-Heron-77y' };
const headers = { prefer: 'respond-async' };
const portrait = { style: 'neon', gender: 'woman', face_consent: 'true', pro_generation: 'false' };
const painting = { positive_prompt: 'in a garden', face_consent: 'true', pro_generation: 'false' };
const of = (photo: string) => ({ facial_feature_image_ids: JSON.stringify([photo]) });
const returns = ({ origin }: World) => ({
  success_url: `${origin}/pricing`,
  cancel_url: `${origin}/pricing`,
});
const by = (caller: Caller) => () => ({ caller });

/** One successful call per operation, in an order in which all succeed. */
const CALLS: Readonly<Record<string, (world: World) => Call | Promise<Call>>> = {
  readHealth: by('stranger'),
  readNotice: by('stranger'),
  register: (world) => ({ caller: 'stranger', body: { ...world.person, email: world.newEmail() } }),
  login: ({ email: username, person: { password } }) => ({
    caller: 'visitor',
    body: new URLSearchParams({ username, password }),
  }),
  logout: by('leaver'),
  requestVerifyToken: async (world) => ({
    caller: 'stranger',
    body: { email: await world.unverifiedEmail() },
  }),
  verify: async (world) => ({ caller: 'stranger', body: { token: await world.verifyToken() } }),
  forgotPassword: (world) => ({ caller: 'stranger', body: { email: world.newEmail() } }),
  resetPassword: async (world) => ({
    caller: 'stranger',
    body: { token: await world.resetToken(), ...NEW_PASSWORD },
  }),
  beginGoogleSignIn: ({ origin }) => ({
    caller: 'stranger',
    query: { redirect_uri: `${origin}/oauth-callback` },
  }),
  finishGoogleSignIn: async (world) => ({ caller: 'stranger', ...(await world.googleReturn()) }),
  subscribeToNewsletter: (world) => ({ caller: 'stranger', body: { email: world.newEmail() } }),
  readNewsletterLink: async (world) => ({
    caller: 'stranger',
    body: { action: 'confirm', token: await world.newsletterToken('confirm') },
  }),
  confirmNewsletter: async (world) => ({
    caller: 'stranger',
    body: { token: await world.newsletterToken('confirm') },
  }),
  leaveNewsletter: async (world) => ({
    caller: 'stranger',
    query: { token: await world.newsletterToken('unsubscribe') },
  }),
  readMe: by('member'),
  changeMe: () => ({ caller: 'member', body: { first_name: 'Ada' } }),
  listSessions: by('member'),
  endSession: async (world) => ({ caller: 'leaver', path: { id: await world.leaverSession() } }),
  endSessions: by('leaver'),
  changePassword: ({ person }) => ({
    caller: 'leaver',
    body: { current_password: person.password, ...NEW_PASSWORD },
  }),
  deleteMe: by('leaver'),
  exportMe: by('member'),
  replaceProfilePicture: ({ photoFile }) => ({
    caller: 'subscriber',
    body: form({ file: photoFile }),
  }),
  readProfilePicture: ({ pictureFile }) => ({ caller: 'member', path: { file: pictureFile } }),
  listImages: () => ({ caller: 'member', query: { page: '1' } }),
  listHeadPoses: by('member'),
  readFaceConsent: by('visitor'),
  giveFaceConsent: by('visitor'),
  uploadPhoto: ({ photoFile }) => ({
    caller: 'visitor',
    body: form({ face_consent: 'true', file: photoFile }),
  }),
  comparePhotos: ({ photo, image }) => ({
    caller: 'member',
    body: { image_ids: [photo, image], tool: 'lenszero' },
  }),
  saveMeme: ({ image }) => ({
    caller: 'member',
    body: {
      image_id: image,
      color: '#ffffff',
      texts: [{ lines: ['One more episode'], size: 0.1, x: 0.5, y: 0.1 }],
    },
  }),
  examineProvenance: ({ tinyPng }) => ({ caller: 'stranger', body: form({ file: tinyPng }) }),
  matchContent: ({ tinyPng }) => ({ caller: 'stranger', body: tinyPng }),
  matchBinding: () => ({
    caller: 'stranger',
    query: { alg: 'com.likeness.mark.3', value: 'AA==' },
  }),
  matchLargeBinding: () => ({
    caller: 'stranger',
    body: { alg: 'com.likeness.mark.3', value: 'AA==' },
  }),
  readManifest: ({ image }) => ({ caller: 'stranger', path: { manifest_id: image } }),
  listAlgorithms: by('stranger'),
  readImage: ({ image: id }) => ({ caller: 'member', path: { id } }),
  readImageFile: ({ image: id }) => ({ caller: 'member', path: { id }, query: { w: '256' } }),
  removeWatermarks: ({ image }) => ({ caller: 'member', body: { image_ids: [image] } }),
  enlargeImage: ({ image: id }) => ({ caller: 'member', path: { id } }),
  react: ({ image: id }) => ({ caller: 'member', path: { id }, body: { reaction: 'like' } }),
  clearReaction: ({ image: id, userId }) => ({ caller: 'member', path: { id, userId } }),
  listStyles: by('stranger'),
  showStylePreview: () => ({ caller: 'stranger', path: { id: 'neon' } }),
  listDefaultHeadPoses: by('stranger'),
  showDefaultHeadPose: ({ poseFile }) => ({ caller: 'stranger', path: { file: poseFile } }),
  makePortraitAsVisitor: ({ visitorPhoto }) => ({
    caller: 'visitor',
    headers,
    body: form({ ...portrait, ...of(visitorPhoto) }),
  }),
  makePortrait: ({ photo }) => ({ caller: 'member', body: form({ ...portrait, ...of(photo) }) }),
  makeMultiReferenceImageAsVisitor: ({ visitorPhoto }) => ({
    caller: 'visitor',
    headers,
    body: form({ ...painting, ...of(visitorPhoto) }),
  }),
  makeMultiReferenceImage: ({ photo }) => ({
    caller: 'member',
    headers,
    body: form({ ...painting, ...of(photo) }),
  }),
  enhancePrompt: () => ({
    caller: 'stranger',
    body: { kind: 'positive', tool: 'lenszero', prompt: 'a portrait' },
  }),
  readPrompt: () => ({ caller: 'stranger', body: { prompt: 'ein Strand' } }),
  listActiveJobs: () => ({ caller: 'member', query: { state: 'active' } }),
  readJob: ({ job: id }) => ({ caller: 'member', path: { id } }),
  cancelJob: ({ job: id }) => ({ caller: 'member', path: { id } }),
  readAllowance: by('visitor'),
  listPrices: by('stranger'),
  buyCredits: (world) => ({
    caller: 'member',
    body: { price_id: world.packPrice, quantity: 25, ...returns(world) },
  }),
  subscribe: (world) => ({
    caller: 'member',
    body: { price_id: world.planPrice, ...returns(world) },
  }),
  readCheckout: ({ checkout: id }) => ({ caller: 'member', path: { id } }),
  listInvoices: by('member'),
  readLedger: () => ({ caller: 'member', query: { limit: '10' } }),
  openPortal: ({ origin }) => ({
    caller: 'subscriber',
    body: { return_url: `${origin}/account` },
  }),
  cancelSubscription: by('subscriber'),
  declare: (world) => ({
    caller: 'stranger',
    body: { kind: 'withdrawal', name: 'Ada', email: world.newEmail(), contract: 'My plan' },
  }),
  askConfirmation: () => ({ caller: 'stranger', query: { token: 'x' } }),
  confirmCancellation: () => ({ caller: 'stranger', query: { token: 'x' } }),
  hearStripe: (world) => ({
    caller: 'stranger',
    headers: { 'stripe-signature': world.signature(), 'content-type': 'application/json' },
    body: world.event,
  }),
  downloadImages: ({ image }) => ({ caller: 'member', body: { image_ids: [image] } }),
  listShowcase: by('stranger'),
  showShowcaseImage: ({ exampleFile }) => ({ caller: 'stranger', path: { file: exampleFile } }),
  deleteImages: (world) => ({ caller: 'member', body: { image_ids: [world.spareImage()] } }),
  listDeletedImages: by('member'),
  restoreImages: ({ image }) => ({ caller: 'member', body: { image_ids: [image] } }),
  deleteImage: (world) => ({ caller: 'member', path: { id: world.spareImage() } }),
  withdrawFaceConsent: by('stranger'),
};

/** @throws Error for an operation without a call, or a call without an operation */
export function successfulCalls({ operations }: ApiCheck) {
  const calls = Object.entries(CALLS).map(([id, make]) => {
    const operation = operations.find((one): one is Operation => one.id === id);
    if (!operation) throw new Error(`the document has no operation ${id}`);
    return { operation, make };
  });
  const missing = operations.filter(({ id }) => !CALLS[id]).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no call of ${missing.join(', ')}`);
  return calls;
}
