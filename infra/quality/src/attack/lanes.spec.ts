import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Member } from '@likeness/e2e/client/member';
import { asJson, ended, type Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { blackPng, jpegPhoto, pngPhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import sharp from 'sharp';
import { People } from './people.js';

/** Another installed version, to compare with. It draws no memes. */
const { ATTACK_ROOT: root } = process.env;

/** The seconds that a second person waits, alone and while one person or address floods. */
describe('one person who floods leaves others served', () => {
  const stack = new TestStack({ port: 23800, ...(root !== undefined && { root }) });
  const people = new People(stack);
  const guest = (address?: string) => people.guest(address);

  beforeAll(async () => {
    await stack.start({
      TRUSTED_PROXIES: '127.0.0.1',
      WORKER_WARM_UP: 'true',
      WORKER_CONCURRENCY: String(Math.min(2, availableParallelism())),
    });
    await rendered(guest());
  }, 240_000);
  afterAll(() => stack.discard(), 120_000);

  async function rendered(by: Visitor): Promise<void> {
    await ended(by, (await people.order(by)).job_id);
  }

  async function secondsOf(work: () => Promise<unknown>): Promise<string> {
    const began = performance.now();
    await work();
    return ((performance.now() - began) / 1_000).toFixed(1);
  }

  /** @param second throws unless it is served */
  async function expectServed(
    lane: string,
    second: () => Promise<unknown>,
    flood: () => readonly Promise<unknown>[],
  ): Promise<void> {
    const alone = await secondsOf(second);
    const flooding = flood();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const flooded = await secondsOf(second).catch((error: unknown) => String(error));
    process.stdout.write(`    ${lane}: ${alone} s alone, ${flooded} s in a flood\n`);
    await Promise.allSettled(flooding);
    expect(Number(flooded)).toBeGreaterThan(0);
  }
  const served = ({ status }: { readonly status: number }) => {
    if (status >= 300) throw new Error(`refused with ${status}`);
  };
  const uploads = async () => served(await guest().upload(await personPhoto()));

  it('photo check, CMYK JPEG of 49 megapixels', async () => {
    const blank = { width: 7_000, height: 7_000, channels: 3, background: '#888' } as const;
    const bytes = await sharp({ create: blank }).toColourspace('cmyk').jpeg().toBuffer();
    const hostile = guest();
    await expectServed('photo check, CMYK', uploads, () =>
      Array.from({ length: 20 }, async (_, at) => hostile.upload(jpegPhoto(`${at}`, bytes))),
    );
  }, 300_000);

  // The second one is the largest that is decoded.
  it.each([7_071, 5_000])(
    'photo check, PNG of %i × as many pixels',
    async (side) => {
      const bytes = await blackPng(side, side);
      const hostile = guest();
      await expectServed(`photo check, PNG ${side}`, uploads, () =>
        Array.from({ length: 20 }, async (_, at) => hostile.upload(pngPhoto(`${at}`, bytes))),
      );
    },
    300_000,
  );

  it('renders', async () => {
    const address = '198.51.100.66';
    await expectServed(
      'renders',
      () => rendered(guest()),
      () => Array.from({ length: 3 }, async () => people.order(guest(address), 10)),
    );
  }, 600_000);

  it('paid enlargements, behind forty wide pictures', async () => {
    const [hostile, customer] = [await people.member('wide'), await people.member('customer')];
    const photo = await hostile.upload(await personPhoto());
    const wide = await people.portraits(hostile, photo.id, 40);
    await customer.buy(25);
    const own = await customer.upload(await personPhoto('curls'));
    const images = await people.portraits(customer, own.id, 2);
    await expectServed(
      'paid enlargement',
      async () => {
        const path = `/api/images/${images.pop()}/enlargement`;
        served(await customer.call(path, { method: 'POST' }));
      },
      () => wide.map(async (id) => hostile.call(`/api/images/${id}/file?format=3x2`)),
    );
    if (root === undefined) {
      const meme = (by: Member, image_id: string | undefined) => {
        const texts = [{ lines: ['😂'.repeat(30), 'ONE MORE'], size: 0.02, x: 0.5, y: 0.5 }];
        return by.call('/api/images/memes', asJson({ image_id, color: '#ffffff', texts }));
      };
      const [mine] = await people.portraits(customer, own.id, 1);
      await expectServed(
        'meme',
        async () => served(await meme(customer, mine)),
        () => wide.map(async (id) => meme(hostile, id)),
      );
    }
  }, 900_000);

  it('origin check, from two addresses', async () => {
    const examine = async (by: Visitor, name: string) => {
      const body = new FormData();
      const pixels = personPixels('smiling').resize(1_600);
      // Each file is another one.
      const tint = `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
      const bytes = await pixels.tint(tint).jpeg().toBuffer();
      body.set('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
      return by.call('/api/images/provenance', { method: 'POST', body });
    };
    let seconds = 0;
    await expectServed(
      'origin check',
      async () => served(await examine(guest(), `second ${(seconds += 1)}`)),
      () =>
        ['198.51.100.67', '198.51.100.68'].flatMap((address) =>
          Array.from({ length: 20 }, (_, at) => examine(guest(address), address + at)),
        ),
    );
  }, 300_000);

  it('ZIP, while eight people read none of theirs', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const scene = { width: 3_000, height: 3_000, channels: 3, background: '#888', noise } as const;
    const face = await personPixels('ponytail').resize(1_400).toBuffer();
    const bytes = await sharp({ create: scene })
      .composite([{ input: face }])
      .jpeg({ quality: 95 })
      .toBuffer();
    const withPhotos = async (name: string) => {
      const person = await people.member(name);
      const photos = ['a', 'b'].map(async (each) => person.upload(jpegPhoto(each, bytes)));
      return { person, ids: (await Promise.all(photos)).map(({ id }) => id) };
    };
    type Owned = Awaited<ReturnType<typeof withPhotos>>;
    const zip = ({ person, ids }: Owned, address: string) =>
      fetch(`${stack.address}/api/images/download`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ image_ids: ids }),
      });
    const own = await withPhotos('reader');
    const hostile: Owned[] = [];
    for (let at = 0; at < 8; at += 1) hostile.push(await withPhotos(`holder-${at}`));
    const held: Response[] = [];
    await expectServed(
      'ZIP',
      async () => {
        const answer = await zip(own, '203.0.113.250');
        served(answer);
        await answer.arrayBuffer();
      },
      () =>
        hostile.flatMap((each, at) =>
          [1, 2].map(async () => held.push(await zip(each, `198.51.100.${at}`))),
        ),
    );
    await Promise.all(held.map(async ({ body }) => body?.cancel()));
  }, 300_000);
});
