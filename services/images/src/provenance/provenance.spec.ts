import { randomUUID } from 'node:crypto';
import { type ProvenanceFindings, provenanceSchema } from '@likeness/contracts/http/provenance';
import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance.jobs';
import { personPhoto } from '@likeness/testing/photos/people';
import { pixelFlood } from '@likeness/testing/photos/refused-photos';
import { fingerprintOf } from '../testing/fingerprint-file.js';
import { ObjectStore } from '@likeness/storage/object-store';
import { member, type RunningImages, startImages, visitor } from '../testing/images-app.js';
import { ProvenanceCheckService } from './provenance-check.service.js';

const FINDINGS: ProvenanceFindings = {
  c2pa: { present: true, valid: true, issuer: 'Likeness', own: true },
  digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  mark: null,
  words: '',
};
const UNSIGNED = { present: false, valid: false, issuer: null, own: false };
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

async function checks(): Promise<string[]> {
  return (await images.objects()).filter((key) => key.startsWith('checks/'));
}

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
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
  images.answerProvenance(() => Promise.resolve(null));
  expect(await codeOf(await examine(photo))).toBe('PHOTO_UNREADABLE');
  expect(await codeOf(await examine(Buffer.from('hello')))).toBe('PHOTO_TYPE_UNSUPPORTED');
  expect(await codeOf(await examine(Buffer.alloc(0)))).toBe('PHOTO_EMPTY');
  expect(await codeOf(await examine(Buffer.alloc(8_388_609)))).toBe('PHOTO_TOO_LARGE');
  const empty = await images.as(visitor(), '/api/images/provenance', {
    method: 'POST',
    body: new FormData(),
  });
  expect(empty.status).toBe(422);
  expect(await checks()).toEqual([]);
});

it.each([
  [
    'SVG that draws for minutes',
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feMorphology radius="500"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>',
    'PHOTO_TYPE_UNSUPPORTED',
  ],
  ['PDF', '%PDF-1.7\n', 'PHOTO_TYPE_UNSUPPORTED'],
  ['TIFF', 'II*\0\x08\0\0\0', 'PHOTO_TYPE_UNSUPPORTED'],
  ['a GIF signature with SVG behind it', 'GIF89a<svg/>', 'PHOTO_UNREADABLE'],
])('%s never reaches a worker', async (_name, text, code) => {
  let jobs = 0;
  images.answerProvenance(() => {
    jobs += 1;
    return Promise.resolve(FINDINGS);
  });
  const response = await examine(Buffer.from(text, 'latin1'));
  expect([response.status, await codeOf(response)]).toEqual([422, code]);
  expect(jobs).toBe(0);
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
    await images.sql.query(`UPDATE image_fingerprints SET words = $2 WHERE image_id = $1`, [
      id,
      words,
    ]);
    return { id, fingerprint_key, person };
  }

  const PART = { x: 0.1, y: 0.2, width: 0.2, height: 0.2 };

  function seeing(words: number[], isFound = true, covers = 1, mark = FINDINGS.mark) {
    const asked: ProvenanceCandidate[][] = [];
    const base64 = Buffer.from(Int32Array.from(words).buffer).toString('base64');
    images.answerProvenance(() =>
      Promise.resolve({ ...FINDINGS, c2pa: UNSIGNED, mark, words: base64 }),
    );
    images.answerComparisons(({ candidates }) => {
      asked.push(candidates);
      return Promise.resolve(isFound ? { part: PART, covers } : null);
    });
    return asked;
  }

  it.each([true, false])(
    'is compared with pictures that share words with it: %s',
    async (isFound) => {
      const words = [-2_147_483_648, 2_147_483_647, 3, 4, randomWord()];
      const { id, fingerprint_key } = await portraitWith(words);
      const asked = seeing([...words.slice(0, 4), 99], isFound);
      const report = provenanceSchema.strict().parse(await (await examine(photo)).json());
      const layer = isFound ? 'fingerprint' : null;
      expect(report).toMatchObject({ made_here: isFound, layer, fits: null, part: null });
      expect(asked[0]).toContainEqual({ image_id: id, fingerprint_key });
    },
  );

  it('is not made here if only a part of it is', async () => {
    const words = [1, 2, 3, 4, randomWord()];
    await portraitWith(words);
    seeing(words, true, 0.04);
    const report = provenanceSchema.strict().parse(await (await examine(photo)).json());
    expect(report).toMatchObject({ made_here: false, layer: 'fingerprint', part: PART });
  });

  it.each([
    [true, 1, null],
    [false, 1, null],
    [null, 0.1, PART],
  ])('carries our mark, which alone proves no origin: fits %s', async (fits, covers, part) => {
    seeing([randomWord()], false, 1, { fits, covers, part: PART });
    const report = provenanceSchema.strict().parse(await (await examine(photo)).json());
    expect(report).toMatchObject({ made_here: false, layer: 'mark', marked: true, fits, part });
  });

  it('is made here if a stored fingerprint says so beside the mark', async () => {
    const words = [5, 6, 7, 8, randomWord()];
    await portraitWith(words);
    seeing(words, true, 1, { fits: true, covers: 1, part: PART });
    expect(await (await examine(photo)).json()).toMatchObject({
      made_here: true,
      layer: 'fingerprint',
      marked: true,
      fits: true,
    });
  });

  it('is compared with at most forty likely images that share two words', async () => {
    const words = Array.from({ length: 45 }, randomWord);
    const nearest = await portraitWith(words);
    for (let shared = 3; shared < 45; shared++) await portraitWith(words.slice(0, shared));
    const asked = seeing(words);
    await examine(photo);
    expect(asked[0]).toHaveLength(40);
    expect(asked[0]?.[0]?.image_id).toBe(nearest.id);
    const none = seeing([words[44] ?? 0, randomWord(), randomWord()]);
    expect(await (await examine(photo)).json()).toMatchObject({ made_here: false, layer: null });
    expect(none).toEqual([]);
  });

  describe('beside many images with equal words', () => {
    const words = Array.from({ length: 96 }, randomWord);
    const equals: string[] = [];

    beforeAll(async () => {
      for (let made = 0; made < 112; made += 1) equals.push((await portraitWith(words)).id);
    });

    it('is compared with some of them, after a picture that shares more', async () => {
      const own = Array.from({ length: 48 }, randomWord);
      const styled = await portraitWith([...words.slice(0, 48), ...own]);
      const asked = seeing([...words.slice(0, 24), ...own.slice(0, 24)]);
      await examine(photo);
      const ids = asked[0]?.map(({ image_id }) => image_id);
      expect(ids).toHaveLength(40);
      expect(ids?.[0]).toBe(styled.id);
      expect(equals).toEqual(expect.arrayContaining(ids?.slice(1) ?? []));
    });
  });

  it('does not match hidden, expired or deleted images', async () => {
    const words = Array.from({ length: 6 }, randomWord);
    const { id, fingerprint_key, person } = await portraitWith(words);
    for (const change of [
      `state = 'hidden'`,
      `state = 'kept', expires_at = now() - interval '1 second'`,
    ]) {
      await images.sql.query(`UPDATE images SET ${change} WHERE id = $1`, [id]);
      const asked = seeing(words);
      expect(await (await examine(photo)).json()).toMatchObject({ made_here: false });
      expect(asked).toEqual([]);
    }
    await images.sql.query(`UPDATE images SET expires_at = NULL WHERE id = $1`, [id]);
    const deleted = await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    const asked = seeing(words);
    expect(await (await examine(photo)).json()).toMatchObject({ made_here: false });
    expect(asked).toEqual([]);
    await images.endUndo();
    expect(await images.objects()).not.toContain(fingerprint_key);
    const left = await images.sql.query('SELECT FROM image_fingerprints WHERE image_id = $1', [id]);
    expect(left).toEqual([]);
  });
});

it('stores a portrait once with its words and requires its fingerprint', async () => {
  const id = randomUUID();
  await expect(
    images.portrait(member().owner, { id, fingerprint_key: `renders/${id}/1/fingerprint.json` }),
  ).rejects.toThrow('PORTRAIT_FILES_GONE');
});

function randomWord(): number {
  return Math.floor(Math.random() * 4_294_967_296) - 2_147_483_648;
}
