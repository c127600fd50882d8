import { randomUUID } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import type { MemeText } from '@likeness/contracts/http/memes';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { bytesOf, codeOf, meanColour, member, imagesSuite } from '../testing/images-app.js';

const images = imagesSuite();
afterEach(() => images.answerMemes());

const text = (changes: Partial<MemeText> = {}): MemeText => ({
  lines: ['ONE MORE EPISODE'],
  size: 0.1,
  x: 0.5,
  y: 0.1,
  ...changes,
});

async function save(person: Person, imageId: string, ...texts: readonly unknown[]) {
  const color = '#ffffff';
  const body = { image_id: imageId, color, texts: texts.length > 0 ? texts : [text()] };
  return images.send(person, 'POST', '/api/images/memes', body);
}

async function saved(person: Person, imageId: string): Promise<Image> {
  const response = await save(person, imageId);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Image;
}

const DENSE = 'LETTERING_TOO_DENSE';

describe('a stored meme', () => {
  it('is the visible image with lettering and names its origin', async () => {
    const person = member();
    const origin = await images.portrait(person.owner);
    const meme = await saved(person, origin.id);
    expect(meme).toMatchObject({
      creation_method_name: 'meme',
      creation_method_config: { origin_id: origin.id },
      should_add_watermark: 'already_present',
      width: 1200,
      height: 1600,
      likeness: null,
    });
    const file = await bytesOf(await images.as(person, `/api/${meme.url}`));
    const [red = 0, green = 0] = await meanColour(file);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(40);
    const top = await sharp(file)
      .extract({ left: 100, top: 90, width: 1000, height: 110 })
      .toBuffer();
    expect((await meanColour(top))[1]).toBeGreaterThan(60);
    const listed = await images.as(person, '/api/images?origin=ai_generated&page=1');
    expect(((await listed.json()) as { total: number }).total).toBe(2);
  });

  it('of an image without a watermark has no removable one', async () => {
    const person = member();
    const origin = await images.portrait(person.owner, { should_add_watermark: 'false' });
    expect((await saved(person, origin.id)).should_add_watermark).toBe('false');
  });

  it('outlives its origin and leaves nothing when deleted', async () => {
    const person = member();
    const origin = await images.portrait(person.owner);
    const meme = await saved(person, origin.id);
    await images.as(person, `/api/images/${origin.id}`, { method: 'DELETE' });
    expect((await images.as(person, `/api/${meme.url}`)).status).toBe(200);
    await images.as(person, `/api/images/${meme.id}`, { method: 'DELETE' });
    expect((await images.as(person, `/api/${meme.url}`)).status).toBe(404);
  });

  it('can’t be the origin of another meme', async () => {
    const person = member();
    const meme = await saved(person, (await images.portrait(person.owner)).id);
    const [rows, objects] = [await images.rows(), await images.objects()];
    const response = await save(person, meme.id);
    expect([response.status, await codeOf(response)]).toEqual([422, 'MEME_OF_MEME']);
    expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  });
});

describe('only lettering enters a meme', () => {
  const person = member();
  let originId: string;
  beforeAll(async () => {
    originId = (await images.portrait(person.owner)).id;
  });

  it.each<[string, Partial<Record<keyof MemeText, unknown>>, string]>([
    ['letters as small as pixels', { size: 0.01 }, 'FIELD_INVALID'],
    ['no text', { lines: [] }, 'FIELD_INVALID'],
    ['a text outside the picture', { y: 1.5 }, 'FIELD_INVALID'],
    ['more lines than a text may have', { lines: Array(20).fill('MANY'), size: 0.05 }, DENSE],
    ['a text over most of the picture', { lines: Array(4).fill('M'.repeat(30)), size: 0.1 }, DENSE],
    ['letters that we can’t draw', { lines: ['ПРИВЕТ'] }, 'LETTERING_INVALID'],
  ])('%s: refused', async (_, changes, expected) => {
    const [rows, objects] = [await images.rows(), await images.objects()];
    const response = await save(person, originId, { ...text(), ...changes });
    expect([response.status, await codeOf(response)]).toEqual([422, expected]);
    expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  });

  it('names the characters that can’t be drawn', async () => {
    const response = await save(person, originId, text({ lines: ['OK Я', '今'] }));
    expect(((await response.json()) as { detail: string }).detail).toContain('Remove Я 今, or');
  });

  it('a line of eight emoji is drawn', async () => {
    const lines = ['😂🔥❤️👍🏽🇩🇪👨‍👩‍👧🎉💯'];
    const response = await save(person, originId, text({ lines, size: 0.08, y: 0.5 }));
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as Image;
    const file = await bytesOf(await images.as(person, `/api/${url}`));
    const across = { top: 750, height: 100, width: 100 };
    for (const left of [100, 350, 600, 850, 1000]) {
      const spot = await sharp(file)
        .extract({ ...across, left })
        .toBuffer();
      expect((await meanColour(spot))[1]).toBeGreaterThan(30);
    }
  });

  it('an uploaded photo is refused', async () => {
    const upload = await images.uploaded(person, (await personPhoto()).bytes);
    const response = await save(person, upload.id);
    expect([response.status, await codeOf(response)]).toEqual([422, 'MEME_ORIGIN_UNSIGNED']);
  });

  it('an image with foreign credentials is refused; nothing is stored', async () => {
    images.answerMemes(() => Promise.resolve(false));
    const objects = await images.objects();
    const response = await save(person, originId);
    expect(await codeOf(response)).toBe('MEME_ORIGIN_UNSIGNED');
    expect(await images.objects()).toEqual(objects);
  });
});

it('is for members on their own images: others get 404', async () => {
  const { id } = await images.portrait(member().owner);
  expect((await save(member(), id)).status).toBe(404);
  expect((await save(member(), randomUUID())).status).toBe(404);
  const response = await save(member(), 'no id');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: 'Image id has to be an id.' });
});

it('leaves no row or object if the worker fails, and a retry works', async () => {
  const person = member();
  const { id } = await images.portrait(person.owner);
  const [rows, objects] = [await images.rows(), await images.objects()];
  images.answerMemes(() => Promise.reject(new Error('no key')));
  const response = await save(person, id);
  expect([response.status, await codeOf(response)]).toEqual([503, 'ENGINE_UNAVAILABLE']);
  expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  images.answerMemes();
  expect((await save(person, id)).status).toBe(201);
});
