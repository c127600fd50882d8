import { randomUUID } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import sharp from 'sharp';
import {
  bytesOf,
  meanColour,
  member,
  type RunningImages,
  startImages,
  visitor,
} from '../testing/images-app.js';

let images: RunningImages;
beforeAll(async () => {
  images = await startImages();
});
afterAll(() => images.close());
afterEach(() => images.answerMemes());

const [WIDTH, HEIGHT] = [600, 800];

async function letters(rows: readonly { top: number; size: number }[]): Promise<Buffer> {
  const rgba = Buffer.alloc(4 * WIDTH * HEIGHT);
  const paint = (x: number, y: number, shade: number) =>
    rgba.writeUInt32BE(
      ((shade << 24) | (shade << 16) | (shade << 8) | 255) >>> 0,
      4 * (y * WIDTH + x),
    );
  for (const { top, size } of rows) {
    const stroke = Math.max(1, Math.round(size / 8));
    for (let left = stroke; left + size < WIDTH; left += size) {
      for (let y = 0; y < size; y += 1) {
        for (let x = 0; x < size - 2 * stroke; x += 1) {
          const isBar = Math.floor(y / stroke) % 3 === 1 || Math.floor(x / stroke) === 1;
          const isEdge = (x + y) % 6 === 0;
          paint(left + x, top + y, isBar ? (isEdge ? 128 : 255) : 0);
        }
      }
    }
  }
  return sharp(rgba, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer();
}

const lettering = letters([{ top: 45, size: 56 }]);

const paragraphs = letters(
  Array.from({ length: 39 }, (_, row) => ({ top: 4 + row * 20, size: 16 })).filter(
    (_, row) => row < 9 || row > 29,
  ),
);

async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
}

async function save(person: Person, imageId: string, file: Buffer | Promise<Buffer>) {
  const body = new FormData();
  body.set('image_id', imageId);
  body.set('file', new Blob([new Uint8Array(await file)], { type: 'image/png' }), 'x.png');
  return images.as(person, '/api/images/memes', { method: 'POST', body });
}

async function saved(person: Person, imageId: string): Promise<Image> {
  const response = await save(person, imageId, lettering);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Image;
}

const code = async (response: Response) => ((await response.json()) as { code: string }).code;

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
    const response = await save(person, meme.id, lettering);
    expect([response.status, await code(response)]).toEqual([422, 'MEME_OF_MEME']);
    expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  });
});

it('six bands of another photo replace at most half of a portrait', async () => {
  const person = member();
  const portrait = await images.portrait(person.owner);
  const height = Math.ceil(HEIGHT / 6);
  const other = await sharp(await photo())
    .threshold(128)
    .resize(WIDTH, 6 * height, { fit: 'fill' })
    .toBuffer();
  let origin = portrait.id;
  const codes: string[] = [];
  for (let band = 0; band < 6; band += 1) {
    const part = await sharp(other)
      .extract({ left: 0, top: band * height, width: WIDTH, height })
      .toBuffer();
    const canvas = { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } as const;
    const layer = await sharp({ create: canvas })
      .composite([{ input: part, left: 0, top: Math.min(band * height, HEIGHT - height) }])
      .png()
      .toBuffer();
    for (const id of new Set([origin, portrait.id])) {
      const response = await save(person, id, layer);
      const body = (await response.json()) as { id: string; code: string };
      if (response.status === 201) origin = body.id;
      else codes.push(body.code);
    }
  }
  expect(new Set(codes)).toEqual(new Set(['MEME_OF_MEME']));

  const list = await images.as(person, '/api/images?tool=meme&page=1');
  const memes = ((await list.json()) as { images: Image[] }).images;
  expect(memes).toHaveLength(6);
  for (const { url } of memes) {
    const file = await bytesOf(await images.as(person, `/api/${url}`));
    const pixels = await sharp(file).raw().toBuffer();
    const red = pixels.filter((value, i) => i % 3 === 0 && value > 180 && pixels[i + 1]! < 75);
    expect(red.length).toBeGreaterThan(pixels.length / 3 / 2);
  }
});

describe('rejects input that would falsify our signature', () => {
  const person = member();
  let originId: string;
  beforeAll(async () => {
    originId = (await images.portrait(person.owner)).id;
  });

  const over = async (part: Buffer) =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
      .composite([{ input: part }])
      .png()
      .toBuffer();
  const dense: [string, () => Promise<Buffer>][] = [
    ['a photo of another person in place of lettering', photo],
    [
      'a photo that shines through',
      async () =>
        sharp(await photo())
          .ensureAlpha(0.3)
          .png()
          .toBuffer(),
    ],
    [
      'a photo over half of the picture',
      async () =>
        over(
          await sharp(await photo())
            .resize(600, 400)
            .png()
            .toBuffer(),
        ),
    ],
    [
      'a photo with only black and white in it',
      async () =>
        sharp(await photo())
          .threshold(128)
          .png()
          .toBuffer(),
    ],
  ];
  const invalid: [string, () => Promise<Buffer>][] = [
    ['nothing at all', () => letters([])],
    [
      'another shape',
      async () =>
        sharp(await lettering)
          .resize(600, 600, { fit: 'fill' })
          .png()
          .toBuffer(),
    ],
    [
      'another format',
      async () =>
        sharp(await photo())
          .jpeg()
          .toBuffer(),
    ],
    ['half a file', async () => (await photo()).subarray(0, 20_000)],
    [
      'a drawing that loads others',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
  ];

  const cases = [
    ...dense.map((one) => ['LETTERING_TOO_DENSE', ...one] as const),
    ...invalid.map((one) => ['LETTERING_INVALID', ...one] as const),
  ];

  it.each(cases)('%s: %s', async (expected, _, file) => {
    const [rows, objects] = [await images.rows(), await images.objects()];
    const response = await save(person, originId, file());
    expect([response.status, await code(response)]).toEqual([422, expected]);
    expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  });

  it('an empty file', async () => {
    expect(await code(await save(person, originId, Buffer.alloc(0)))).toBe('PHOTO_EMPTY');
  });

  it('an uploaded photo', async () => {
    const upload = await images.uploaded(
      person,
      await sharp(await photo())
        .jpeg()
        .toBuffer(),
    );
    const response = await save(person, upload.id, lettering);
    expect([response.status, await code(response)]).toEqual([422, 'MEME_ORIGIN_UNSIGNED']);
  });

  it('an image with foreign credentials; nothing is stored', async () => {
    images.answerMemes(() => Promise.resolve(false));
    const objects = await images.objects();
    const response = await save(person, originId, lettering);
    expect(await code(response)).toBe('MEME_ORIGIN_UNSIGNED');
    expect(await images.objects()).toEqual(objects);
  });
});

it('accepts paragraphs of small text and drops invisible pixels', async () => {
  const person = member();
  const { id } = await images.portrait(person.owner);
  expect((await save(person, id, paragraphs)).status).toBe(201);
  const faint = await sharp(await lettering)
    .composite([
      {
        input: await sharp(await photo())
          .ensureAlpha(0.05)
          .png()
          .toBuffer(),
        blend: 'dest-over',
      },
    ])
    .png()
    .toBuffer();
  const response = await save(person, id, faint);
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as Image;
  const file = await bytesOf(await images.as(person, `/api/${url}`));
  const below = sharp(file).extract({ left: 0, top: 400, width: 1200, height: 1200 });
  for (const { stdev } of (await sharp(await below.toBuffer()).stats()).channels) {
    expect(stdev).toBeLessThan(1);
  }
});

it('is for members on their own images: others get 404, guests 401', async () => {
  const { id } = await images.portrait(member().owner);
  expect((await save(member(), id, lettering)).status).toBe(404);
  expect((await save(member(), randomUUID(), lettering)).status).toBe(404);
  expect((await save(visitor(), id, lettering)).status).toBe(401);
  const response = await save(member(), 'no id', lettering);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: 'Image id has to be an id.' });
});

it('leaves no row or object if the worker fails, and a retry works', async () => {
  const person = member();
  const { id } = await images.portrait(person.owner);
  const [rows, objects] = [await images.rows(), await images.objects()];
  images.answerMemes(() => Promise.reject(new Error('no key')));
  const response = await save(person, id, lettering);
  expect([response.status, await code(response)]).toEqual([503, 'ENGINE_UNAVAILABLE']);
  expect([await images.rows(), await images.objects()]).toEqual([rows, objects]);
  images.answerMemes();
  expect((await save(person, id, lettering)).status).toBe(201);
});
