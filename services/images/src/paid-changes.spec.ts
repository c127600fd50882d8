import { randomUUID } from 'node:crypto';
import {
  type Image,
  imageEnlargedSchema,
  watermarksRemovedSchema,
} from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import {
  bytesOf,
  expectError,
  imagesSuite,
  meanColour,
  member,
  visitor,
} from './testing/images-app.js';

const images = imagesSuite();
const holdsOf = ({ owner }: Person) => images.billing.statesOf(owner.id);

function rich(credits = 5, tier: 'member' | 'subscriber' = 'member'): Person {
  const person = member(tier);
  images.billing.grant(person.owner.id, credits);
  return person;
}

describe('an enlargement', () => {
  beforeEach(() => {
    images.enlargements.splice(0);
    images.answerEnlargements();
  });

  const SQUARE = { width: 1024, height: 1024, name: 'likeness-oil-3.jpg' };
  const UNPAID = 'The 2,048 px download needs credits or a subscription.';
  const enlarge = (person: Person, id: string) =>
    images.as(person, `/api/images/${id}/enlargement`, { method: 'POST' });
  const large = (person: Person, id: string) =>
    images.as(person, `/api/images/${id}/file?format=large&download=1`);

  it('costs 1 credit once, and is downloaded as often as wanted', async () => {
    const person = rich();
    const { id } = await images.portrait(person.owner, SQUARE);
    await expectError(await large(person, id), 422, 'FORMAT_UNAVAILABLE');
    const answer = await enlarge(person, id);
    expect(answer.status).toBe(200);
    expect(imageEnlargedSchema.parse(await answer.json())).toMatchObject({
      image: { id, is_enlarged: true },
      credits: 4,
    });
    await until(() => holdsOf(person).captured === 1);
    expect(await (await enlarge(person, id)).json()).toMatchObject({ credits: null });
    for (const file of [await large(person, id), await large(person, id)]) {
      expect(file.headers.get('content-disposition')).toContain('likeness-oil-3-large.jpg');
      expect((await sharp(await bytesOf(file)).metadata()).width).toBe(2048);
    }
    expect(images.enlargements).toHaveLength(1);
    expect(holdsOf(person)).toEqual({ held: 0, captured: 1, released: 0 });
  });

  it('is free for subscribers', async () => {
    const person = rich(0, 'subscriber');
    const { id } = await images.portrait(person.owner, SQUARE);
    expect(await (await enlarge(person, id)).json()).toMatchObject({ credits: null });
    expect((await large(person, id)).status).toBe(200);
    expect(holdsOf(person)).toEqual({ held: 0, captured: 0, released: 0 });
  });

  it('keeps the visible mark until it is removed, without a second charge', async () => {
    const person = rich();
    const { id } = await images.portrait(person.owner, SQUARE);
    await enlarge(person, id);
    expect(images.enlargements[0]?.watermarked_key).toBe(`derived/${id}/watermarked-large.jpg`);
    const before = await large(person, id);
    await images.sql`UPDATE images SET should_add_watermark = 'false' WHERE id = ${id}`;
    const after = await large(person, id);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await bytesOf(after)).equals(await bytesOf(before))).toBe(false);
    expect(holdsOf(person).captured + holdsOf(person).held).toBe(1);
  });

  it.each([
    ['the face changed', () => Promise.resolve(false), 422, 'ENLARGEMENT_UNLIKE'],
    ['the worker fails', () => Promise.reject(new Error('broke')), 503, 'ENGINE_UNAVAILABLE'],
  ] as const)('charges nothing if %s', async (_name, answer, status, code) => {
    const person = rich();
    const { id } = await images.portrait(person.owner, SQUARE);
    images.answerEnlargements(answer);
    await expectError(await enlarge(person, id), status, code);
    await until(() => holdsOf(person).released === 1);
    expect(images.billing.balanceOf(person.owner.id)).toBe(5);
    await expectError(await large(person, id), 422, 'FORMAT_UNAVAILABLE');
  });

  it('charges nothing without credits, or while payments are away', async () => {
    const person = rich(0);
    const { id } = await images.portrait(person.owner, SQUARE);
    await expectError(await enlarge(person, id), 402, 'CREDITS_REQUIRED', UNPAID);
    images.billing.breakOff('/internal/holds', 'before');
    await expectError(await enlarge(person, id), 503, 'PAYMENTS_UNAVAILABLE');
    expect(images.enlargements).toEqual([]);
  });

  it('charges once for concurrent requests', async () => {
    const person = rich(50);
    const { id } = await images.portrait(person.owner, SQUARE);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enlarge(person, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await until(() => holdsOf(person).held === 0);
    expect(holdsOf(person).captured).toBe(1);
    expect(images.billing.balanceOf(person.owner.id)).toBe(49);
  });

  it('is for the member who owns it, and refuses photos, memes and large images', async () => {
    const person = rich();
    const { id } = await images.portrait(person.owner, SQUARE);
    await expectError(await enlarge(rich(), id), 404, 'NOT_FOUND');
    const others = [
      await images.portrait(person.owner),
      await images.portrait(person.owner, { ...SQUARE, creation_method_name: 'meme' }),
      await images.uploaded(person, (await personPhoto()).bytes),
    ];
    for (const other of others) {
      await expectError(await enlarge(person, other.id), 422, 'FORMAT_UNAVAILABLE');
    }
    await until(() => holdsOf(person).held === 0);
    expect(holdsOf(person).captured).toBe(0);
    expect(images.enlargements).toEqual([]);
  });

  it('charges nothing for an image that is deleted meanwhile, and leaves no file', async () => {
    const person = rich();
    const { id } = await images.portrait(person.owner, SQUARE);
    images.answerEnlargements(async ({ enlarged_key }) => {
      await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
      await images.endUndo();
      await images.store.put(enlarged_key, Buffer.from('late'));
      return true;
    });
    await expectError(await enlarge(person, id), 404, 'NOT_FOUND');
    await until(() => holdsOf(person).released === 1);
    expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
  });
});

describe('the removal of watermarks', () => {
  const GREEN = 200;
  const remove = (person: Person, ids: readonly string[]) =>
    images.send(person, 'POST', '/api/images/remove-watermarks', { image_ids: ids });

  async function portraits(person: Person, states: readonly string[]): Promise<string[]> {
    const ids = await images.portraits(person.owner, states.length);
    for (const [at, id] of ids.entries()) {
      await images.sql`UPDATE images SET should_add_watermark = ${states[at]} WHERE id = ${id}`;
    }
    return ids;
  }

  const stateOf = async (person: Person, id: string) =>
    ((await (await images.as(person, `/api/images/${id}`)).json()) as Image).should_add_watermark;

  it('costs a credit per image and gives clean images in every size', async () => {
    const person = rich(5);
    const ids = await portraits(person, ['true', 'true']);
    const sizes = ['', '?w=256', '?w=512'];
    const fetchAll = () =>
      Promise.all(
        ids.flatMap((id) =>
          sizes.map((size) => images.as(person, `/api/images/${id}/file${size}`)),
        ),
      );
    const before = (await fetchAll()).map((file) => file.headers.get('etag'));

    const response = await remove(person, ids.toReversed());
    expect(response.status).toBe(200);
    const answer = watermarksRemovedSchema.parse(await response.json());
    expect(answer.images.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(answer.images.every((image) => image.should_add_watermark === 'false')).toBe(true);
    expect(answer.credits).toBe(3);

    const after = await fetchAll();
    expect(after.map((file) => file.headers.get('etag'))).not.toEqual(
      expect.arrayContaining([before[0]]),
    );
    for (const file of after) {
      const [, green = 0] = await meanColour(await bytesOf(file));
      expect(green).toBeGreaterThan(GREEN);
    }
    await until(() => holdsOf(person).captured === 2);
    expect(holdsOf(person)).toEqual({ held: 0, captured: 2, released: 0 });
  });

  it('is paid once for repeated concurrent requests', async () => {
    const person = rich(50);
    const ids = await portraits(person, ['true', 'true', 'true']);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => remove(person, index % 2 ? ids : ids.toReversed())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      await expectError(
        answer,
        422,
        'WATERMARK_NOT_THERE',
        "Some of the photos you selected already don't have watermarks; please deselect those.",
      );
    }
    await until(() => holdsOf(person).held === 0);
    expect(holdsOf(person).captured).toBe(3);
    expect(images.billing.balanceOf(person.owner.id)).toBe(47);
  });

  it('costs nothing for images that are deleted concurrently', async () => {
    const person = rich(10);
    for (let round = 0; round < 5; round += 1) {
      const ids = await portraits(person, ['true', 'true']);
      const [first = ''] = ids;
      const [response] = await Promise.all([
        remove(person, ids),
        images.as(person, `/api/images/${first}`, { method: 'DELETE' }),
      ]);
      expect([200, 404]).toContain(response.status);
    }
    await until(() => holdsOf(person).held === 0);
    const { captured } = holdsOf(person);
    expect(images.billing.balanceOf(person.owner.id)).toBe(10 - captured);
  });

  it('costs a subscriber nothing', async () => {
    const person = member('subscriber');
    const ids = await portraits(person, ['true', 'true']);
    const answer = watermarksRemovedSchema.parse(await (await remove(person, ids)).json());
    expect(answer.credits).toBeNull();
    expect(holdsOf(person)).toEqual({ held: 0, captured: 0, released: 0 });
    for (const id of ids) expect(await stateOf(person, id)).toBe('false');
  });

  it('changes nothing without enough credits for all of them', async () => {
    const person = rich(1);
    const ids = await portraits(person, ['true', 'true']);
    await expectError(await remove(person, ids), 402, 'CREDITS_REQUIRED');
    for (const id of ids) expect(await stateOf(person, id)).toBe('true');
    expect(images.billing.balanceOf(person.owner.id)).toBe(1);
  });

  it('changes nothing while billing is unavailable', async () => {
    const person = rich(9);
    const [id = ''] = await portraits(person, ['true']);
    images.billing.breakOff('/internal/holds', 'before');
    await expectError(await remove(person, [id]), 503, 'PAYMENTS_UNAVAILABLE');
    expect(await stateOf(person, id)).toBe('true');
    expect((await remove(person, [id])).status).toBe(200);
  });

  it('changes nothing for a visitor, a stranger, an unknown id or no id', async () => {
    const [person, stranger, guest] = [member(), member('subscriber'), visitor()];
    const [own = ''] = await portraits(stranger, ['true']);
    const [foreign = ''] = await portraits(person, ['true']);
    const [guests = ''] = await portraits(guest, ['true']);
    await expectError(await remove(guest, [guests]), 401, 'UNAUTHORIZED');
    await expectError(await remove(stranger, [own, foreign]), 404, 'NOT_FOUND');
    await expectError(await remove(stranger, [randomUUID()]), 404, 'NOT_FOUND');
    await expectError(await remove(stranger, []), 422, 'FIELD_INVALID', 'Image ids is empty.');
    expect(await stateOf(stranger, own)).toBe('true');
    expect(await stateOf(person, foreign)).toBe('true');
  });

  it.each([
    [
      ['already_present'],
      'Removing a watermark is not available for the photo you selected; please pick a newer photo.',
    ],
    [['false'], "The photo you selected already doesn't have a watermark; please deselect it."],
    [
      ['true', 'false', 'already_present'],
      'Removing watermarks is not available for some of the photos you selected; please choose newer photos.',
    ],
    [
      ['false', 'true'],
      "Some of the photos you selected already don't have watermarks; please deselect those.",
    ],
  ])('is rejected with a reason for images that are %j', async (states, message) => {
    const person = member('subscriber');
    const ids = await portraits(person, states);
    await expectError(await remove(person, ids), 422, 'WATERMARK_NOT_THERE', message);
    for (const [index, id] of ids.entries()) {
      expect(await stateOf(person, id)).toBe(states[index]);
    }
  });

  it('is rejected for an uploaded photo', async () => {
    const person = member('subscriber');
    const { id } = await images.uploaded(person, (await personPhoto()).bytes);
    const detail = "The photo you selected already doesn't have a watermark; please deselect it.";
    await expectError(await remove(person, [id]), 422, 'WATERMARK_NOT_THERE', detail);
  });

  it('accepts ids with or without dashes and duplicates', async () => {
    const person = rich(1);
    const [id = ''] = await portraits(person, ['true']);
    expect((await remove(person, [id, id.replaceAll('-', '').toUpperCase()])).status).toBe(200);
  });
});
