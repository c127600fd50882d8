import { randomUUID } from 'node:crypto';
import { type Image, watermarksRemovedSchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import {
  bytesOf,
  expectError,
  meanColour,
  member,
  imagesSuite,
  visitor,
} from '../testing/images-app.js';

const images = imagesSuite();

const GREEN = 200;
const remove = (person: Person, ids: readonly string[]) =>
  images.send(person, 'POST', '/api/images/remove-watermarks', { image_ids: ids });

async function portraits(person: Person, states: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const state of states) {
    const { id } = await images.portrait(person.owner);
    await images.sql`UPDATE images SET should_add_watermark = ${state} WHERE id = ${id}`;
    ids.push(id);
  }
  return ids;
}

const stateOf = async (person: Person, id: string) =>
  ((await (await images.as(person, `/api/images/${id}`)).json()) as Image).should_add_watermark;

describe('a member with credits', () => {
  it('pays one per image and gets clean images in every size', async () => {
    const person = member();
    images.billing.grant(person.owner.id, 5);
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
    const done = { held: 0, captured: 2, released: 0 };
    await until(() =>
      Promise.resolve(images.billing.statesOf(person.owner.id).captured === done.captured),
    );
    expect(images.billing.statesOf(person.owner.id)).toEqual(done);
  });

  it('pays once for repeated concurrent requests', async () => {
    const person = member();
    images.billing.grant(person.owner.id, 50);
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
    const settled = () => images.billing.statesOf(person.owner.id);
    await until(() => Promise.resolve(settled().held === 0));
    expect(settled().captured).toBe(3);
    expect(images.billing.balanceOf(person.owner.id)).toBe(47);
  });

  it('pays nothing for images that are deleted concurrently', async () => {
    const person = member();
    images.billing.grant(person.owner.id, 10);
    for (let round = 0; round < 5; round += 1) {
      const ids = await portraits(person, ['true', 'true']);
      const [first = ''] = ids;
      const [response] = await Promise.all([
        remove(person, ids),
        images.as(person, `/api/images/${first}`, { method: 'DELETE' }),
      ]);
      expect([200, 404]).toContain(response.status);
    }
    await until(() => Promise.resolve(images.billing.statesOf(person.owner.id).held === 0));
    const { captured } = images.billing.statesOf(person.owner.id);
    expect(images.billing.balanceOf(person.owner.id)).toBe(10 - captured);
  });
});

it('a subscriber pays nothing', async () => {
  const person = member('subscriber');
  const ids = await portraits(person, ['true', 'true']);
  const answer = watermarksRemovedSchema.parse(await (await remove(person, ids)).json());
  expect(answer.credits).toBeNull();
  expect(images.billing.statesOf(person.owner.id)).toEqual({ held: 0, captured: 0, released: 0 });
  for (const id of ids) expect(await stateOf(person, id)).toBe('false');
});

describe('changes nothing', () => {
  it('without enough credits for all of them', async () => {
    const person = member();
    images.billing.grant(person.owner.id, 1);
    const ids = await portraits(person, ['true', 'true']);
    await expectError(await remove(person, ids), 402, 'CREDITS_REQUIRED');
    for (const id of ids) expect(await stateOf(person, id)).toBe('true');
    expect(images.billing.balanceOf(person.owner.id)).toBe(1);
  });

  it('while billing is unavailable', async () => {
    const person = member();
    images.billing.grant(person.owner.id, 9);
    const [id = ''] = await portraits(person, ['true']);
    images.billing.breakOff('/internal/holds', 'before');
    await expectError(await remove(person, [id]), 503, 'PAYMENTS_UNAVAILABLE');
    expect(await stateOf(person, id)).toBe('true');
    expect((await remove(person, [id])).status).toBe(200);
  });

  it('for a visitor, a stranger, an unknown id or no id', async () => {
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
])('images that are %j are rejected with a reason', async (states, message) => {
  const person = member('subscriber');
  const ids = await portraits(person, states);
  await expectError(await remove(person, ids), 422, 'WATERMARK_NOT_THERE', message);
  for (const [index, id] of ids.entries()) {
    expect(await stateOf(person, id)).toBe(states[index]);
  }
});

it('an uploaded photo has none', async () => {
  const person = member('subscriber');
  const { id } = await images.uploaded(person, (await personPhoto()).bytes);
  const detail = "The photo you selected already doesn't have a watermark; please deselect it.";
  await expectError(await remove(person, [id]), 422, 'WATERMARK_NOT_THERE', detail);
});

it('accepts ids with or without dashes and duplicates', async () => {
  const person = member();
  images.billing.grant(person.owner.id, 1);
  const [id = ''] = await portraits(person, ['true']);
  expect((await remove(person, [id, id.replaceAll('-', '').toUpperCase()])).status).toBe(200);
});
