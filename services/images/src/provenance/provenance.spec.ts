import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { personPhoto } from '@likeness/testing/photos/people';
import { ObjectStore } from '@likeness/storage/object-store';
import { member, type RunningImages, startImages, visitor } from '../testing/images-app.js';
import { ProvenanceCheck } from './provenance-check.service.js';

const REPORT: ProvenanceReport = {
  c2pa: { present: true, valid: true, issuer: 'Likeness', own: true },
  mark: { present: true, score: 33.1 },
  digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
};
let images: RunningImages;
let photo: Buffer;
beforeAll(async () => {
  images = await startImages();
  photo = (await personPhoto()).bytes;
});
afterAll(() => images.close());

function examine(bytes: Buffer, person = visitor()) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'secret-name.jpg');
  return images.as(person, '/api/images/provenance', { method: 'POST', body });
}

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
}

it('is told to everybody, without consent, and nothing is kept', async () => {
  let key = '';
  images.answerProvenance(async (job) => {
    key = job.object_key;
    expect((await images.store.read(key)).equals(photo)).toBe(true);
    return REPORT;
  });
  for (const person of [visitor(), member()]) {
    const response = await examine(photo, person);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(REPORT);
    expect(await images.objects()).not.toContain(key);
  }
  expect(await images.rows()).toBe(0);
  expect(await images.spooled()).toEqual([]);
});

it('needs a picture of bounded size', async () => {
  images.answerProvenance(() => Promise.resolve(null));
  expect(await codeOf(await examine(Buffer.from('hello')))).toBe('PHOTO_UNREADABLE');
  expect(await codeOf(await examine(Buffer.alloc(0)))).toBe('PHOTO_EMPTY');
  expect(await codeOf(await examine(Buffer.alloc(10_485_761)))).toBe('PHOTO_TOO_LARGE');
  const empty = await images.as(visitor(), '/api/images/provenance', {
    method: 'POST',
    body: new FormData(),
  });
  expect(empty.status).toBe(422);
  expect(await images.objects()).toEqual([]);
});

it('a worker that fails leaves nothing behind', async () => {
  images.answerProvenance(() => Promise.reject(new Error('broke')));
  const response = await examine(photo);
  expect([response.status, await codeOf(response)]).toEqual([503, 'ENGINE_UNAVAILABLE']);
  expect(await images.objects()).toEqual([]);
});

it('the sweep takes what a dying process left, and nothing that is under way', async () => {
  const store = images.app.get(ObjectStore);
  const old = `checks/${Date.now() - 3_600_000}-x.bin`;
  const young = `checks/${Date.now()}-x.bin`;
  for (const key of [old, young]) await store.put(key, photo);
  await images.app.get(ProvenanceCheck).sweep();
  expect(await images.objects()).toEqual([young]);
});
