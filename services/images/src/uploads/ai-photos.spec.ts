import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { SOURCE_TYPES } from '@likeness/contracts/provenance/source-types';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { imagesSuite, visitor } from '../testing/images-app.js';

const NOTHING: ProvenanceFindings = {
  c2pa: { present: false, valid: false, issuer: null, own: false },
  digital_source_type: null,
  mark: null,
  words: '',
  windows: 0,
};
const TRAINED = `${SOURCE_TYPES}trainedAlgorithmicMedia`;
const OURS = { present: true, valid: true, issuer: 'Likeness', own: true };
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const MARK = { fits: true, part: WHOLE, covers: 1, binding: '00'.repeat(16) };

const images = imagesSuite();
let photo: Buffer;
beforeAll(async () => {
  photo = (await personPhoto()).bytes;
});
afterEach(() => {
  images.answerChecks(GOOD_FACE);
  images.answerProvenance(() => Promise.resolve(null));
});

async function xmpOf(id: string, name = 'photo'): Promise<string> {
  const { xmp } = await sharp(await images.store.read(`uploads/${id}/${name}.jpg`)).metadata();
  return String(xmp);
}

it.each([
  ['its metadata or credentials', { digital_source_type: TRAINED }, TRAINED],
  ['our credentials', { c2pa: OURS }, `${SOURCE_TYPES}composite`],
  ['our hidden mark', { mark: MARK }, `${SOURCE_TYPES}composite`],
])(
  'a photo that AI made by %s says so in the form and keeps its source type',
  async (_, found, type) => {
    const person = visitor();
    let examined = '';
    images.answerProvenance(async ({ object_key }) => {
      examined = object_key;
      expect((await images.store.read(object_key)).equals(photo)).toBe(true);
      return { ...NOTHING, ...found };
    });
    const { id, advice } = await images.uploaded(person, photo);
    expect(advice).toBe('ai_made');
    expect(await xmpOf(id)).toContain(`DigitalSourceType="${type}"`);
    expect(await images.objects()).not.toContain(examined);
    expect(await images.uploaded(person, photo)).toMatchObject({ duplicate: true, advice });
  },
);

it('a lying photo keeps its source type', async () => {
  images.answerProvenance(() => Promise.resolve({ ...NOTHING, digital_source_type: TRAINED }));
  images.answerChecks({ ...GOOD_FACE, turn: 90 });
  const { id } = await images.uploaded(visitor(), photo);
  expect(await xmpOf(id, 'turned')).toContain(TRAINED);
});

it.each([
  ['no marks', () => Promise.resolve(NOTHING)],
  ['an unreadable file', () => Promise.resolve(null)],
  ['a worker that fails', () => Promise.reject(new Error('broke'))],
  [
    'a broken manifest and a source type that no vocabulary has',
    () =>
      Promise.resolve({
        ...NOTHING,
        c2pa: { ...NOTHING.c2pa, present: true },
        digital_source_type: 'a name, or a prompt',
      }),
  ],
])('an upload with %s is stored as before', async (_, answer) => {
  images.answerProvenance(answer);
  const { id, advice } = await images.uploaded(visitor(), photo);
  expect(advice).toBeUndefined();
  expect(await xmpOf(id)).toBe('undefined');
});
