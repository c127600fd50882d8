import type { ApiDocument } from './api-document.js';
import type { Body, Part, PersonName, SentRequest } from './sent-request.js';

type Call = {
  readonly person: PersonName;
  readonly path?: SentRequest['path'];
  readonly query?: SentRequest['query'];
  readonly headers?: SentRequest['headers'];
  readonly body?: Body;
};

const json = (value: unknown): Body => ({ kind: 'json', value });
const form = (...parts: Part[]): Body => ({ kind: 'form', parts, damage: 'none' });
const fields = (all: Record<string, string>): Part[] =>
  Object.entries(all).map(([name, value]) => ({ name, value }));
const photo: Part = { name: 'file', value: '{{photoBytes}}', file: 'me.jpg' };
const image = { id: '{{image}}' };
const returns = { success_url: '{{origin}}/pricing', cancel_url: '{{origin}}/pricing' };
const soon = { prefer: 'respond-async' };
const portrait = { style: 'neon', gender: 'woman', face_consent: 'true', pro_generation: 'false' };
const painting = { positive_prompt: 'in a garden', face_consent: 'true', pro_generation: 'false' };

/** One successful call per operation, in an order in which all succeed. */
const CALLS: Readonly<Record<string, Call>> = {
  readHealth: { person: 'stranger' },
  readNotice: { person: 'stranger' },
  register: {
    person: 'stranger',
    body: json({
      email: '{{newEmail}}',
      password: '{{password}}',
      first_name: 'Ada',
      last_name: 'Lovelace',
    }),
  },
  login: {
    person: 'visitor',
    body: {
      kind: 'urlencoded',
      fields: [
        ['username', '{{email}}'],
        ['password', '{{password}}'],
      ],
    },
  },
  logout: { person: 'leaver' },
  requestVerifyToken: { person: 'stranger', body: json({ email: '{{unverifiedEmail}}' }) },
  verify: { person: 'stranger', body: json({ token: '{{verifyToken}}' }) },
  forgotPassword: { person: 'stranger', body: json({ email: '{{newEmail}}' }) },
  resetPassword: {
    person: 'stranger',
    body: json({ token: '{{resetToken}}', password: 'Blue-Heron-77y' }),
  },
  beginGoogleSignIn: { person: 'stranger', query: [['redirect_uri', '{{origin}}/oauth-callback']] },
  finishGoogleSignIn: {
    person: 'stranger',
    query: [
      ['code', '{{googleCode}}'],
      ['state', '{{googleState}}'],
    ],
    headers: { cookie: '{{googleCookie}}' },
  },
  subscribeToNewsletter: { person: 'stranger', body: json({ email: '{{newEmail}}' }) },
  readNewsletterLink: {
    person: 'stranger',
    body: json({ action: 'confirm', token: '{{newsletterToken}}' }),
  },
  confirmNewsletter: { person: 'stranger', body: json({ token: '{{newsletterToken}}' }) },
  leaveNewsletter: { person: 'stranger', query: [['token', '{{unsubscribeToken}}']] },
  readMe: { person: 'member' },
  changeMe: { person: 'member', body: json({ first_name: 'Ada' }) },
  listSessions: { person: 'member' },
  endSession: { person: 'leaver', path: { id: '{{leaverSession}}' } },
  endSessions: { person: 'leaver' },
  changePassword: {
    person: 'leaver',
    body: json({ current_password: '{{password}}', password: 'Blue-Heron-77y' }),
  },
  deleteMe: { person: 'leaver' },
  exportMe: { person: 'member' },
  replaceProfilePicture: { person: 'subscriber', body: form(photo) },
  readProfilePicture: { person: 'member', path: { file: '{{pictureFile}}' } },
  listImages: { person: 'member', query: [['page', '1']] },
  listHeadPoses: { person: 'member' },
  readFaceConsent: { person: 'visitor' },
  giveFaceConsent: { person: 'visitor' },
  uploadPhoto: { person: 'visitor', body: form(...fields({ face_consent: 'true' }), photo) },
  comparePhotos: {
    person: 'member',
    body: json({ image_ids: ['{{photo}}', '{{image}}'], tool: 'lenszero' }),
  },
  saveMeme: {
    person: 'member',
    body: json({
      image_id: '{{image}}',
      color: '#ffffff',
      texts: [{ lines: ['One more episode'], size: 0.1, x: 0.5, y: 0.1 }],
    }),
  },
  examineProvenance: {
    person: 'stranger',
    body: form({ name: 'file', value: '{{tinyPng}}', file: 'me.png' }),
  },
  readImage: { person: 'member', path: image },
  readImageFile: { person: 'member', path: image, query: [['w', '256']] },
  removeWatermarks: { person: 'member', body: json({ image_ids: ['{{image}}'] }) },
  enlargeImage: { person: 'member', path: image },
  react: { person: 'member', path: image, body: json({ reaction: 'like' }) },
  clearReaction: { person: 'member', path: { ...image, userId: '{{userId}}' } },
  listStyles: { person: 'stranger' },
  showStylePreview: { person: 'stranger', path: { id: 'neon' } },
  listDefaultHeadPoses: { person: 'stranger' },
  showDefaultHeadPose: { person: 'stranger', path: { file: '{{poseFile}}' } },
  makePortraitAsVisitor: {
    person: 'visitor',
    headers: soon,
    body: form(...fields({ ...portrait, facial_feature_image_ids: '["{{visitorPhoto}}"]' })),
  },
  makePortrait: {
    person: 'member',
    body: form(...fields({ ...portrait, facial_feature_image_ids: '["{{photo}}"]' })),
  },
  makeMultiReferenceImageAsVisitor: {
    person: 'visitor',
    headers: soon,
    body: form(...fields({ ...painting, facial_feature_image_ids: '["{{visitorPhoto}}"]' })),
  },
  makeMultiReferenceImage: {
    person: 'member',
    headers: soon,
    body: form(...fields({ ...painting, facial_feature_image_ids: '["{{photo}}"]' })),
  },
  enhancePrompt: {
    person: 'stranger',
    body: json({ kind: 'positive', tool: 'lenszero', prompt: 'a portrait' }),
  },
  readPrompt: { person: 'stranger', body: json({ prompt: 'ein Strand' }) },
  listActiveJobs: { person: 'member', query: [['state', 'active']] },
  readJob: { person: 'member', path: { id: '{{job}}' } },
  cancelJob: { person: 'member', path: { id: '{{job}}' } },
  readAllowance: { person: 'visitor' },
  listPrices: { person: 'stranger' },
  buyCredits: {
    person: 'member',
    body: json({ price_id: '{{packPrice}}', quantity: 25, ...returns }),
  },
  subscribe: { person: 'member', body: json({ price_id: '{{planPrice}}', ...returns }) },
  readCheckout: { person: 'member', path: { id: '{{checkout}}' } },
  listInvoices: { person: 'member' },
  readLedger: { person: 'member', query: [['limit', '10']] },
  openPortal: { person: 'subscriber', body: json({ return_url: '{{origin}}/account' }) },
  cancelSubscription: { person: 'subscriber' },
  declare: {
    person: 'stranger',
    body: json({ kind: 'withdrawal', name: 'Ada', email: '{{newEmail}}', contract: 'My plan' }),
  },
  askConfirmation: { person: 'stranger', query: [['token', 'x']] },
  confirmCancellation: { person: 'stranger', query: [['token', 'x']] },
  hearStripe: {
    person: 'stranger',
    headers: { 'stripe-signature': '{{signature}}' },
    body: { kind: 'raw', type: 'application/json', text: '{{event}}' },
  },
  downloadImages: { person: 'member', body: json({ image_ids: ['{{image}}'] }) },
  listShowcase: { person: 'stranger' },
  showShowcaseImage: { person: 'stranger', path: { file: '{{exampleFile}}' } },
  deleteImages: { person: 'member', body: json({ image_ids: ['{{spareImage}}'] }) },
  listDeletedImages: { person: 'member' },
  restoreImages: { person: 'member', body: json({ image_ids: ['{{image}}'] }) },
  deleteImage: { person: 'member', path: { id: '{{spareImage}}' } },
  withdrawFaceConsent: { person: 'stranger' },
};

/** @throws Error for an operation without a call, or a call without an operation */
export function successfulCalls(document: ApiDocument): SentRequest[] {
  const described = document.operations.map(({ id }) => id);
  const known = Object.keys(CALLS);
  const apart = [...described, ...known].filter(
    (id) => !described.includes(id) || !known.includes(id),
  );
  if (apart.length > 0) throw new Error(`either no call or no operation: ${apart.join(', ')}`);
  return Object.entries(CALLS).map(([id, call]) => {
    const operation = document.operation(id);
    const { person, path = {}, query = [], headers = {}, body = { kind: 'none' } } = call;
    return { operation, method: operation.method, person, path, query, headers, body };
  });
}
