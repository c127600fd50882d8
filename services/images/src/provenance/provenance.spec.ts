import { randomUUID } from 'node:crypto';
import { type ProvenanceFindings, provenanceSchema } from '@likeness/contracts/http/provenance';
import { visualWordsIn } from '@likeness/contracts/provenance/visual-words';
import { personPhoto } from '@likeness/testing/photos/people';
import { pixelFlood } from '@likeness/testing/photos/refused-photos';
import { fingerprintOf } from '../testing/fingerprint-file.js';
import { ObjectStore } from '@likeness/storage/object-store';
import { codeOf, imagesSuite, member, visitor } from '../testing/images-app.js';
import { ProvenanceCheckService } from './provenance-check.service.js';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { FormerFingerprintsService } from './fingerprints/former-fingerprints.service.js';

const FINDINGS: ProvenanceFindings = {
  c2pa: { present: true, valid: true, issuer: 'Likeness', own: true },
  digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  mark: null,
  words: '',
  windows: 0,
};
const UNSIGNED = { present: false, valid: false, issuer: null, own: false };
const images = imagesSuite();
let photo: Buffer;
beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});

function examine(bytes: Buffer, person = visitor()) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'secret-name.jpg');
  return images.as(person, '/api/images/provenance', { method: 'POST', body });
}

async function checks(): Promise<string[]> {
  return (await images.objects()).filter((key) => key.startsWith('checks/'));
}

it('is public, needs no consent and stores nothing', async () => {
  const rows = await images.rows();
  let key = '';
  images.answerProvenance(async (job) => {
    key = job.object_key;
    expect((await images.store.read(key)).equals(photo)).toBe(true);
    return FINDINGS;
  });
  for (const person of [visitor(), member()]) {
    const response = await examine(photo, person);
    expect(response.status).toBe(200);
    const { c2pa, digital_source_type } = FINDINGS;
    expect(await response.json()).toEqual({
      made_here: true,
      layer: 'credentials',
      marked: false,
      fits: null,
      part: null,
      c2pa,
      digital_source_type,
    });
    expect(await images.objects()).not.toContain(key);
  }
  expect(await images.rows()).toBe(rows);
  expect(await images.temporaryUploads()).toEqual([]);
});

it('requires an image of limited size', async () => {
  let jobs = 0;
  images.answerProvenance(() => {
    jobs += 1;
    return Promise.resolve(null);
  });
  expect(await codeOf(await examine(photo))).toBe('PHOTO_UNREADABLE');
  expect(await codeOf(await examine(Buffer.from('hello')))).toBe('PHOTO_TYPE_UNSUPPORTED');
  expect(await codeOf(await examine(Buffer.alloc(0)))).toBe('PHOTO_EMPTY');
  expect(await codeOf(await examine(Buffer.alloc(8_388_609)))).toBe('PHOTO_TOO_LARGE');
  const empty = await images.as(visitor(), '/api/images/provenance', {
    method: 'POST',
    body: new FormData(),
  });
  expect(empty.status).toBe(422);
  expect(jobs).toBe(1);
  expect(await checks()).toEqual([]);
});

it('has a lower pixel limit than uploads and reports it', async () => {
  const { bytes } = await pixelFlood();
  const body = (await (await examine(bytes)).json()) as { code: string; detail: string };
  expect(body.code).toBe('PHOTO_TOO_MANY_PIXELS');
  expect(body.detail).toContain('25 megapixels');
});

it('leaves nothing if the worker fails', async () => {
  images.answerProvenance(() => Promise.reject(new Error('broke')));
  const response = await examine(photo);
  expect([response.status, await codeOf(response)]).toEqual([503, 'ENGINE_UNAVAILABLE']);
  expect(await checks()).toEqual([]);
});

it('sweeps leftovers of crashed processes but no active checks', async () => {
  const store = images.app.get(ObjectStore);
  const old = `checks/${Date.now() - 3_600_000}-x.bin`;
  const young = `checks/${Date.now()}-x.bin`;
  for (const key of [old, young]) await store.put(key, photo);
  await images.app.get(ProvenanceCheckService).sweep();
  expect(await checks()).toEqual([young]);
  await store.remove([young]);
});

describe('a file without our signature', () => {
  async function portraitWith(words: number[], person = member()) {
    const id = randomUUID();
    const fingerprint_key = `renders/${id}/1/fingerprint.json`;
    await images.store.put(fingerprint_key, fingerprintOf(0).file);
    await images.portrait(person.owner, {
      id,
      master_key: `renders/${id}/1/master.jpg`,
      watermarked_key: `renders/${id}/1/watermarked.jpg`,
      fingerprint_key,
    });
    await images.sql`UPDATE image_fingerprints SET words = ${words} WHERE image_id = ${id}`;
    return { id, fingerprint_key, person };
  }

  const PART = { x: 0.1, y: 0.2, width: 0.2, height: 0.2 };
  const MARK = { fits: true, covers: 1, part: PART, binding: '00'.repeat(16) };
  const wordsOf = (count: number) => Array.from({ length: count }, randomWord);

  async function reportOf(words: number[], mark: ProvenanceFindings['mark'] = null) {
    const base64 = Buffer.from(Int32Array.from(words).buffer).toString('base64');
    const seen = { ...FINDINGS, c2pa: UNSIGNED, mark, words: base64, windows: words.length };
    images.answerProvenance(() => Promise.resolve(seen));
    return provenanceSchema.strict().parse(await (await examine(photo)).json());
  }

  it.each([
    [58, null, true],
    [57, null, false],
    [30, MARK, true],
    [29, MARK, false],
    [57, { ...MARK, fits: false }, false],
  ])('that shares %s of 100 words with an image, and mark %j: %s', async (shared, mark, isHere) => {
    const words = wordsOf(100);
    await portraitWith(words.slice(0, shared));
    expect(await reportOf(words, mark)).toMatchObject({
      made_here: isHere,
      layer: isHere ? 'fingerprint' : mark && 'mark',
      marked: mark !== null,
      fits: mark && mark.fits,
      part: null,
    });
  });

  it('is not made here if only a part of it is', async () => {
    const words = wordsOf(60);
    await portraitWith(words);
    const report = await reportOf(words, { ...MARK, covers: 0.04 });
    expect(report).toMatchObject({ made_here: false, layer: 'fingerprint', part: PART });
  });

  it('carries our mark, which alone proves no origin', async () => {
    const report = await reportOf(wordsOf(20), { ...MARK, fits: null, covers: 0.1 });
    expect(report).toMatchObject({ made_here: false, layer: 'mark', fits: null, part: PART });
  });

  it('is found for other tools by its mark, or else its words, while it is stored', async () => {
    const payload = randomUUID().replaceAll('-', '');
    const binding = visualWordsIn(Buffer.from(payload, 'hex'));
    const words = wordsOf(20);
    const { id, person } = await portraitWith([...words, ...binding]);
    const matchesOf = async (path: string, init?: RequestInit) =>
      (await images.as(visitor(), `/api/c2pa/matches/${path}`, init)).json();
    const byContent = (query = '') => {
      const headers = { 'content-type': 'image/png' };
      const body = new Uint8Array(photo);
      return matchesOf(`byContent${query}`, { method: 'POST', headers, body });
    };
    const byBinding = (value: string, alg = 'com.likeness.mark.3') =>
      matchesOf(`byBinding?${new URLSearchParams({ alg, value: btoa(value) }).toString()}`);
    const [found, none] = [{ matches: [{ manifestId: id }] }, { matches: [] }];
    expect(await byBinding(payload)).toEqual(found);
    const asked = { alg: 'com.likeness.mark.3', value: btoa(payload) };
    const posted = await images.send(visitor(), 'POST', '/api/c2pa/matches/byBinding', asked);
    expect([posted.status, await posted.json()]).toEqual([200, found]);
    expect(await byBinding(payload, 'com.other.mark')).toEqual(none);
    expect(await byBinding(payload.slice(1))).toEqual(none);
    await reportOf(wordsOf(20), { ...MARK, binding: payload });
    expect(await byContent()).toEqual(found);
    expect(await byContent('?alg=com.other.mark')).toEqual(none);
    await reportOf(wordsOf(20), { ...MARK, fits: false, binding: payload });
    expect(await byContent()).toEqual(none);
    await reportOf(words);
    expect(await byContent()).toEqual(found);
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    expect(await byBinding(payload)).toEqual(none);
    const manifest = await images.as(visitor(), `/api/c2pa/manifests/${id}`);
    expect(manifest.status).toBe(404);
  });

  it('is not recognized if it is too plain', async () => {
    const words = wordsOf(15);
    await portraitWith(words);
    expect(await reportOf(words)).toMatchObject({ made_here: false, layer: null });
  });

  it('is found beside many images with equal words', async () => {
    const words = wordsOf(48);
    const alike = await images.fill(member().owner, 104);
    await images.sql`INSERT INTO image_fingerprints (image_id, fingerprint_key, words)
      SELECT unnest(${alike}::uuid[]), 'x', ${words}::int[]`;
    const { id } = await portraitWith([...wordsOf(48), ...words.slice(0, 8)]);
    const rows = await images.sql<{ words: number[] }[]>`
      SELECT words FROM image_fingerprints WHERE image_id = ${id}`;
    expect(await reportOf(rows[0]?.words ?? [])).toMatchObject({ layer: 'fingerprint' });
    expect(await reportOf(words)).toMatchObject({ layer: 'fingerprint' });
  });

  it('does not match hidden, expired or deleted images', async () => {
    const words = wordsOf(20);
    const { id, fingerprint_key, person } = await portraitWith(words);
    for (const change of [
      `state = 'hidden'`,
      `state = 'kept', expires_at = now() - interval '1 second'`,
    ]) {
      await images.sql`UPDATE images SET ${() => change} WHERE id = ${id}`;
      expect(await reportOf(words)).toMatchObject({ made_here: false });
    }
    await images.sql`UPDATE images SET expires_at = NULL WHERE id = ${id}`;
    expect(await reportOf(words)).toMatchObject({ made_here: true });
    const deleted = await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect(await reportOf(words)).toMatchObject({ made_here: false });
    await images.endUndo();
    expect(await images.objects()).not.toContain(fingerprint_key);
    const left = await images.sql`SELECT FROM image_fingerprints WHERE image_id = ${id}`;
    expect(left).toEqual([]);
  });
});

it('indexes the fingerprints of 0.2.0 once, and skips damaged and missing files', async () => {
  const former = images.app.get(FormerFingerprintsService);
  await former.stop();
  const fingerprint = fingerprintOf(100);
  // 0.2.0 wrote keypoints, their words and colors, too.
  const file = { ...JSON.parse(String(fingerprint.file)), features: '', words: [7], tones: '' };
  const ids: string[] = [];
  for (const bytes of [JSON.stringify(file), '{', undefined]) {
    const { id } = await images.portrait(member().owner, { id: randomUUID() });
    const key = `renders/${id}/1/fingerprint.json`;
    if (bytes !== undefined) await images.store.put(key, Buffer.from(bytes));
    await images.sql`UPDATE images SET fingerprint_key = ${key} WHERE id = ${id}`;
    await images.sql`DELETE FROM image_fingerprints WHERE image_id = ${id}`;
    ids.push(id);
  }
  const fingerprints = images.app.get(FingerprintsRepository);
  const found = () => fingerprints.imageWith(fingerprint.words, 40);
  expect(await found()).toBeUndefined();
  await former.run();
  expect(await found()).toBe(ids[0]);
  expect(await fingerprints.former(10)).toEqual([]);
});

function randomWord(): number {
  return Math.floor(Math.random() * 4_294_967_296) - 2_147_483_648;
}
