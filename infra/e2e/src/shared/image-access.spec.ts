import { randomUUID } from 'node:crypto';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import { showcaseCalls } from '@likeness/contracts/calls/images/showcase.calls';
import { softBindingCalls } from '@likeness/contracts/calls/images/soft-bindings.calls';
import { personPhoto } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import { Member } from '../client/member.js';
import { Visitor } from '../client/visitor.js';

const CALLS = { ...imageCalls, ...photoCalls, ...showcaseCalls, ...softBindingCalls };

const CALLERS = [
  'owner',
  'other member',
  'guest owner',
  'other guest',
  'expired token',
  'no token',
] as const;
type Caller = (typeof CALLERS)[number];
type CallName = keyof typeof CALLS;

/** Statuses in the order of `CALLERS`. */
type Expected = readonly [number, number, number, number, number, number];

/** For others, the image does not exist. */
const ofOwner = (status: number): Expected => [status, 404, status, 404, 401, 404];
/** Others than members get 401 for any image. */
const ofMember = (status: number, other: number): Expected => [status, other, 401, 401, 401, 401];
const ofAnybody = (status: number): Expected => [status, status, status, status, 401, status];
const ofEverybody = (status: number): Expected => [status, status, status, status, status, status];

/** A missing call does not compile. */
const EXPECTED: Readonly<Record<CallName, Expected>> = {
  listImages: ofAnybody(200),
  listHeadPoses: ofAnybody(200),
  readImage: ofOwner(200),
  readImageFile: ofOwner(200),
  deleteImage: ofOwner(204),
  deleteImages: ofOwner(204),
  listDeletedImages: ofAnybody(200),
  restoreImages: ofOwner(200),
  downloadImages: ofMember(200, 404),
  // Uploads have no watermark: the owner gets 422.
  removeWatermarks: ofMember(422, 404),
  // Uploads can't be enlarged: the owner gets 422.
  enlargeImage: ofMember(422, 404),
  // Memes of uploads aren't kept: the owner gets 422.
  saveMeme: ofMember(422, 404),
  react: ofMember(200, 404),
  clearReaction: ofMember(204, 404),
  listShowcase: ofEverybody(200),
  showShowcaseImage: ofEverybody(404),
  readFaceConsent: ofAnybody(200),
  giveFaceConsent: ofAnybody(204),
  uploadPhoto: ofAnybody(201),
  // 422 without consent to the face analysis.
  comparePhotos: [200, 404, 200, 404, 401, 422],
  examineProvenance: ofAnybody(200),
  matchContent: ofAnybody(200),
  // 422 without a binding, and uploads have no manifest.
  matchBinding: ofEverybody(422),
  matchLargeBinding: ofEverybody(422),
  readManifest: ofEverybody(404),
  listAlgorithms: ofEverybody(200),
  // Also deletes the owner's photos, so it is last.
  withdrawFaceConsent: ofAnybody(200),
};

type Sent = { readonly path: string; readonly init: RequestInit };

/** Alone, this file sends more in a minute than one address may. */
const UNLIMITED = { RATE_UPLOADS_PER_MINUTE: '0', RATE_PROVENANCE_PER_MINUTE: '0' };

describe('every call about images', () => {
  const stack = new TestStack({ port: 24600, isShared: true });
  let photo: SamplePhoto;
  let send: Readonly<Record<Caller, (sent: Sent) => Promise<Response>>>;
  let image: Readonly<{ member: string; guest: string }>;
  let memberId: string;

  const by = (headers: Record<string, string>) => (sent: Sent) =>
    fetch(stack.address + sent.path, {
      ...sent.init,
      headers: { ...(sent.init.headers as object), ...headers },
    });

  beforeAll(async () => {
    await stack.start(UNLIMITED);
    photo = await personPhoto();
    const owner = await Member.signUp(stack.address, 'access@example.com');
    const other = await Member.signUp(stack.address, 'access-other@example.com');
    const [guest, another] = [new Visitor(stack.address), new Visitor(stack.address)];
    for (const person of [other, another]) await person.agreeToFaceAnalysis();
    image = { member: (await owner.upload(photo)).id, guest: (await guest.upload(photo)).body.id };
    memberId = (await owner.call<{ id: string }>('/api/users/me')).body.id;
    const bearer = (token: string) => by({ authorization: `Bearer ${token}` });
    send = {
      owner: bearer(owner.token),
      'other member': bearer(other.token),
      'guest owner': by({ cookie: guest.cookieHeader() }),
      'other guest': by({ cookie: another.cookieHeader() }),
      'expired token': bearer('x'.repeat(43)),
      'no token': by({}),
    };
  }, 360_000);
  afterAll(() => stack.discard());

  it('is tried here', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  const targetOf = (caller: Caller) =>
    caller === 'guest owner' || caller === 'other guest' ? image.guest : image.member;
  const ownerOf = (caller: Caller): Caller =>
    targetOf(caller) === image.guest ? 'guest owner' : 'owner';

  it.each(
    (Object.entries(EXPECTED) as [CallName, Expected][]).flatMap(([name, expected]) =>
      CALLERS.map((caller, index) => [name, caller, expected[index] ?? 0] as const),
    ),
  )('%s by %s: %d', async (name, caller, status) => {
    const id = targetOf(caller);
    if (name === 'restoreImages') await send[ownerOf(caller)](request('deleteImages', id));
    const answer = await send[caller](request(name, id));
    const body = await answer.text();
    expect([name, caller, answer.status]).toEqual([name, caller, status]);
    const isOwner = caller === ownerOf(caller);
    if (!isOwner) expect(body).not.toContain(id);
    if (name === 'listImages' && isOwner) expect(body).toContain(id);
    if (CALLS[name].method === 'GET') {
      const { path, init } = request(name, id);
      const head = await send[caller]({ path, init: { ...init, method: 'HEAD' } });
      expect(head.status).toBe(status);
    }
    // Restores deleted images for the next caller; only the owner can delete them.
    if (name === 'deleteImage' || name === 'deleteImages' || name === 'restoreImages') {
      await send[ownerOf(caller)](request('restoreImages', id));
      expect((await send[ownerOf(caller)](request('readImage', id))).status).toBe(200);
    }
  });

  /** A valid call for an image. */
  function request(name: CallName, id: string): Sent {
    const { method, path } = CALLS[name];
    const params: Record<string, string> = {
      id,
      manifest_id: id,
      userId: memberId,
      file: `${randomUUID()}.webp`,
    };
    const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '');
    const body = bodyOf(name, id);
    return {
      path: filled,
      init:
        body === undefined || body instanceof FormData || body instanceof Blob
          ? { method, ...(body && { body }) }
          : {
              method,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            },
    };
  }

  function bodyOf(name: CallName, id: string): object | undefined {
    if (name === 'react') return { reaction: 'like' };
    if (name === 'downloadImages') return { image_ids: [id], zip: false };
    if (name === 'saveMeme') {
      const texts = [{ lines: ['Hi'], size: 0.1, x: 0.5, y: 0.1 }];
      return { image_id: id, color: '#ffffff', texts };
    }
    if (name === 'comparePhotos') return { image_ids: [id, id], tool: 'lenszero' };
    if ('bodyType' in CALLS[name]) {
      const file = new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType });
      if (name === 'matchContent') return file;
      const form = new FormData();
      if (name === 'uploadPhoto') form.set('face_consent', 'true');
      form.set('file', file, 'me.jpg');
      return form;
    }
    return 'body' in CALLS[name] ? { image_ids: [id] } : undefined;
  }
});
