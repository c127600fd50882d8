import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { SIGNED } from '../testing/fake-worker.js';
import { bytesOf, meanColour, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();
const person = visitor();
let marked: string;
let clean: string;

beforeAll(async () => {
  marked = (await images.portrait(person.owner)).id;
  clean = (await images.portrait(person.owner, { should_add_watermark: 'false' })).id;
});

function get(id: string, query = '', init: RequestInit = {}): Promise<Response> {
  return images.as(person, `/api/images/${id}/file${query}`, init);
}

async function isRed(bytes: Buffer): Promise<boolean> {
  const [red = 0, green = 0] = await meanColour(bytes);
  return red > 200 && green < 50;
}

describe('which rendition', () => {
  it.each(['', '?w=512', '?download=1', '?w=512&download=1'])(
    'of a watermarked image is the watermarked file (%s)',
    async (query) => {
      expect(await isRed(await bytesOf(await get(marked, query)))).toBe(true);
      expect(await isRed(await bytesOf(await get(clean, query)))).toBe(false);
    },
  );

  it('ranges and HEAD use the watermarked file', async () => {
    const whole = await bytesOf(await get(marked));
    const part = await bytesOf(await get(marked, '', { headers: { range: 'bytes=5-99' } }));
    expect(part.equals(whole.subarray(5, 100))).toBe(true);
    const head = await get(marked, '', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(whole.length));
    expect(head.headers.get('etag')).toContain('watermarked');
  });

  it('changes its ETag when the watermark is removed', async () => {
    const { id } = await images.portrait(person.owner);
    const before = (await get(id, '?w=256')).headers.get('etag') ?? '';
    await images.sql`UPDATE images SET should_add_watermark = 'false' WHERE id = ${id}`;
    const after = await get(id, '?w=256', { headers: { 'if-none-match': before } });
    expect(after.status).toBe(200);
    expect(await isRed(await bytesOf(after))).toBe(false);
  });
});

describe('display sizes', () => {
  it('are WebP of the asked width, and never exceed the image', async () => {
    for (const [width, height] of [
      [256, 341],
      [512, 683],
      [1024, 1365],
    ]) {
      const response = await get(clean, `?w=${width}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const found = await sharp(await bytesOf(response)).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height, hasProfile: true });
    }
    const { id } = await images.uploaded(person, (await personPhoto()).bytes);
    const found = await sharp(await bytesOf(await get(id, '?w=1024'))).metadata();
    expect(found.width).toBe(490);
  });

  it('are created once and cached', async () => {
    const { id } = await images.portrait(person.owner);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(id, '?w=512')));
    const bodies = await Promise.all(answers.map(bytesOf));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(await images.objects()).toContain(`derived/${id}/watermarked-512.webp`);
    await images.store.remove([`renders/${id}/1/watermarked.jpg`]);
    expect((await get(id, '?w=512')).status).toBe(200);
  });

  it('are signed for portraits and unsigned for photos', async () => {
    const photo = await images.uploaded(person, (await personPhoto()).bytes);
    expect((await bytesOf(await get(clean, '?w=256'))).includes(SIGNED)).toBe(true);
    expect((await bytesOf(await get(photo.id, '?w=256'))).includes(SIGNED)).toBe(false);
    const drafts = (await images.objects()).filter((key) => key.includes('draft'));
    expect(drafts.filter((key) => key.includes(clean))).toEqual([]);
  });

  it('are served unsigned with another ETag until a worker is available', async () => {
    const { id } = await images.portrait(person.owner);
    const working = images.signer;
    let arrive: () => void = () => undefined;
    const away = new Promise<void>((resolve) => (arrive = resolve));
    images.answerSigning(async (rendition) => {
      await away;
      return working(rendition);
    });
    const drafts = [await get(id, '?w=256'), await get(id, '?w=256')];
    for (const draft of drafts) {
      expect(draft.status).toBe(200);
      expect((await bytesOf(draft)).includes(SIGNED)).toBe(false);
    }
    arrive();
    await until(async () => (await bytesOf(await get(id, '?w=256'))).includes(SIGNED));
    const tag = (await get(id, '?w=256')).headers.get('etag');
    expect(tag).not.toBe(drafts[0]?.headers.get('etag'));
    images.answerSigning(working);
  });

  it('are served unsigned while signing fails, and signed once it works again', async () => {
    const { id } = await images.portrait(person.owner);
    const working = images.signer;
    let tries = 0;
    images.answerSigning(() => {
      tries += 1;
      return Promise.reject(new Error('broke'));
    });
    expect(await isRed(await bytesOf(await get(id, '?w=256')))).toBe(true);
    await until(() => tries === 3);
    images.answerSigning(working);
    await until(async () => (await bytesOf(await get(id, '?w=256'))).includes(SIGNED));
  });

  it.each(['0', '300', 'big', ''])('w=%s is rejected', async (width) => {
    const response = await get(clean, `?w=${width}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'FIELD_INVALID' });
  });
});

describe('caching', () => {
  it('makes browsers revalidate, and returns 304 for a matching ETag', async () => {
    const { headers } = await get(clean, '?w=256');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('accept-ranges')).toBe('bytes');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await get(clean, '?w=256', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
      expect((await bytesOf(again)).length).toBe(0);
    }
  });

  it('has a distinct ETag per image and size', async () => {
    const tags = await Promise.all(
      [marked, clean].flatMap((id) =>
        ['', '?w=256', '?w=512'].map(async (query) => (await get(id, query)).headers.get('etag')),
      ),
    );
    expect(new Set(tags).size).toBe(6);
  });
});

describe('ranges', () => {
  it('return the requested bytes, or 416 outside the file', async () => {
    const whole = await bytesOf(await get(clean));
    const { length } = whole;
    const part = await get(clean, '', { headers: { range: 'bytes=-20' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${length - 20}-${length - 1}/${length}`);
    expect((await bytesOf(part)).equals(whole.subarray(length - 20))).toBe(true);
    const outside = await get(clean, '', { headers: { range: `bytes=${length}-` } });
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toBe(`bytes */${length}`);
  });

  it('with an outdated If-Range return the whole file', async () => {
    const response = await get(clean, '', { headers: { range: 'bytes=0-9', 'if-range': '"old"' } });
    expect(response.status).toBe(200);
    const tag = response.headers.get('etag') ?? '';
    const same = await get(clean, '', { headers: { range: 'bytes=0-9', 'if-range': tag } });
    expect(same.status).toBe(206);
  });
});

it('HEAD returns the headers of GET without a body', async () => {
  const [head, whole] = [
    await get(clean, '?w=256', { method: 'HEAD' }),
    await get(clean, '?w=256'),
  ];
  expect(head.status).toBe(200);
  for (const name of ['content-type', 'content-length', 'etag', 'accept-ranges']) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  }
  expect((await bytesOf(head)).length).toBe(0);
});

it('downloads have a safe file name with the right extension', async () => {
  await images.sql`UPDATE images SET name = ${'Öl "x"\r\nSet-Cookie: a=b; ../../etc/passwd.jpg'}
    WHERE id = ${clean}`;
  const name = (await get(clean, '?download=1')).headers.get('content-disposition');
  expect(name).toMatch(/^attachment; filename="[A-Za-z0-9_-]+\.jpg"$/);
  const display = (await get(clean, '?w=256&download=1')).headers.get('content-disposition');
  expect(display).toMatch(/\.webp"$/);
  expect((await get(clean)).headers.get('content-disposition')).toBeNull();
});

it('a file that is missing in storage is 404', async () => {
  const { id, watermarked_key: key } = await images.portrait(person.owner);
  await images.store.remove([key]);
  expect((await get(id)).status).toBe(404);
  expect((await get(id, '?w=256')).status).toBe(404);
});
