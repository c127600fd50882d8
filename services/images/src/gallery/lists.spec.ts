import { randomUUID } from 'node:crypto';
import { imageSchema } from '@likeness/contracts/http/images';
import { headPosesSchema } from '@likeness/contracts/http/poses';
import type { Person } from '@likeness/contracts/identity/principal';
import { burst, statusesOf } from '@likeness/testing/burst';
import { personPhoto } from '@likeness/testing/photos/people';
import { member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();

const idsOf = (answer: { images: { id: string }[] }) => answer.images.map(({ id }) => id);

const react = (person: Person, id: string, reaction: string) =>
  images.send(person, 'POST', `/api/images/${id}/reactions`, {
    reaction,
    user_id: randomUUID(),
  });

describe('pages', () => {
  const person = member();

  it('after the last one are empty', async () => {
    await images.fill(person.owner, 9);
    expect(await images.list(person, '?page=9000')).toMatchObject({
      images: [],
      total: 9,
      next: null,
    });
  });

  it('are NOT_FOUND for an image outside the list', async () => {
    const foreign = await images.portrait(member().owner);
    const [own = ''] = await images.portraits(person.owner, 1);
    for (const query of [
      `?around=${randomUUID()}`,
      `?around=${foreign.id}`,
      `?around=${own}&origin=user_provided`,
      `?around=${own}&reaction=like`,
    ]) {
      expect((await images.as(person, `/api/images${query}`)).status).toBe(404);
    }
  });

  it('have limits', async () => {
    for (const query of [
      'page=0',
      'page=x',
      'page=1&limit=49',
      'limit=0',
      'origin=all',
      'sort=up',
    ]) {
      expect((await images.as(person, `/api/images?${query}`)).status).toBe(422);
    }
  });
});

it('the showcase is empty by default', async () => {
  await images.portrait(member().owner);
  const answer = await images.as(visitor(), '/api/images/showcase');
  expect(await answer.json()).toEqual({ images: [] });
  expect((await images.as(visitor(), '/api/images/showcase/x.webp')).status).toBe(404);
});

describe('without a page', () => {
  it('returns the newest 1,000 and the next page', async () => {
    const person = member();
    const ids = (await images.fill(person.owner, 1_100)).toReversed();
    const answer = await images.list(person);
    expect(idsOf(answer)).toEqual(ids.slice(0, 1_000));
    expect(answer).toMatchObject({ total: 1_100, next: 21, counts: null });
    const rest = await images.list(person, `?page=${answer.next}`);
    expect(idsOf(rest)).toEqual(ids.slice(960, 1_008));
  });

  it('returns all of a short list', async () => {
    const person = visitor();
    const photo = await images.uploaded(person, (await personPhoto()).bytes);
    const portrait = await images.portrait(person.owner);
    await images.portrait(visitor().owner);
    const answer = await images.list(person);
    expect(idsOf(answer)).toEqual([portrait.id, photo.id]);
    expect(answer).toMatchObject({ total: 2, next: null, page: 1 });
  });
});

describe('tabs, filters and counts', () => {
  it('follow every change', async () => {
    const person = member();
    const counts = async (query = '') => (await images.list(person, `?page=1${query}`)).counts;
    const [one = '', two = '', three = ''] = await images.fill(person.owner, 3, {
      creation_method_name: `'portrait'`,
    });
    const [photo = ''] = await images.fill(person.owner, 2, { kind: `'upload'` });
    await react(person, one, 'like');
    await react(person, two, 'dislike');
    await react(person, photo, 'like');
    expect(await counts()).toEqual({
      ai_generated: 3,
      user_provided: 2,
      reactions: { all: 5, like: 2, dislike: 1 },
      tools: [{ name: 'portrait', n: 3 }],
      styles: [],
    });
    expect(await counts('&origin=ai_generated')).toMatchObject({
      reactions: { all: 3, like: 1, dislike: 1 },
    });
    expect(idsOf(await images.list(person, '?page=1&origin=user_provided&reaction=like'))).toEqual([
      photo,
    ]);
    expect(idsOf(await images.list(person, '?reaction=like'))).toHaveLength(2);

    await react(person, one, 'dislike');
    await react(person, two, 'none');
    await images.as(person, `/api/images/${photo}/reactions/${person.owner.id}`, {
      method: 'DELETE',
    });
    await images.as(person, `/api/images/${three}`, { method: 'DELETE' });
    expect(await counts()).toEqual({
      ai_generated: 2,
      user_provided: 2,
      reactions: { all: 4, like: 0, dislike: 1 },
      tools: [{ name: 'portrait', n: 2 }],
      styles: [],
    });
    expect(idsOf(await images.list(person, '?page=1&reaction=dislike'))).toEqual([one]);
  });

  it('agree with the rows after concurrent changes', async () => {
    const people = [member(), member()];
    const ids = await Promise.all(people.map(({ owner }) => images.fill(owner, 30)));
    await Promise.all(
      people.flatMap((person, who) =>
        (ids[who] ?? []).map((id, index) => {
          if (index % 3 === 0) return images.as(person, `/api/images/${id}`, { method: 'DELETE' });
          return react(person, id, index % 3 === 1 ? 'like' : 'dislike');
        }),
      ),
    );
    const owners = people.map(({ owner }) => owner.id);
    const kept = await images.sql`
      SELECT owner_id, kind, reaction, n FROM image_counts
      WHERE owner_id = ANY(${owners}) ORDER BY 1, 2, 3`;
    const real = await images.sql`
      SELECT owner_id, kind, coalesce(reaction, 'none') AS reaction, count(*)::int AS n
      FROM images WHERE owner_id = ANY(${owners}) AND state = 'kept'
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
    expect(kept).toEqual(real);
  });

  it('exclude expired images, swept or not', async () => {
    const person = visitor();
    const [old, young] = await images.portraits(person.owner, 2);
    await images.sql`UPDATE images SET expires_at = now() WHERE id = ${old}`;
    const answer = await images.list(person, '?page=1');
    expect(idsOf(answer)).toEqual([young]);
    expect(answer).toMatchObject({ total: 1, counts: { ai_generated: 1 } });
  });

  it('move with a visitor who becomes a user', async () => {
    const [before, now] = [visitor(), member()];
    await images.portrait(before.owner);
    await images.claim(before, now);
    expect(await images.list(now, '?page=1')).toMatchObject({
      total: 1,
      counts: { ai_generated: 1 },
    });
    await images.asAuth('/internal/erasures', { owners: [now.owner] });
    for (const table of ['image_counts', 'image_hours']) {
      const rows = await images.sql`SELECT n FROM ${() => table}
        WHERE owner_id = ANY(${[before.owner.id, now.owner.id]})`;
      expect(rows).toEqual([]);
    }
  });
});

describe('a reaction', () => {
  it('is single and returned with the image', async () => {
    const person = member();
    const [id = ''] = await images.fill(person.owner, 1);
    for (const [reaction, expected] of [
      ['like', 'like'],
      ['like', 'like'],
      ['dislike', 'dislike'],
      ['none', null],
    ] as const) {
      const response = await react(person, id, reaction);
      expect(response.status).toBe(200);
      expect(imageSchema.parse(await response.json()).reaction).toBe(expected);
    }
  });

  it('is taken a hundred times at the same time, and the image is removed whole', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner);
    const reacted = await burst(100, (index) => react(person, id, index % 2 ? 'like' : 'dislike'));
    expect(statusesOf(reacted)).toEqual({ 200: 100 });
    const removed = await burst(100, () =>
      images.as(person, `/api/images/${id}`, { method: 'DELETE' }),
    );
    expect(removed.every(({ status }) => status === 204 || status === 404)).toBe(true);
    await images.endUndo();
    expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
  });

  it('is for members on their own images only', async () => {
    const person = member();
    const [id = ''] = await images.fill(person.owner, 1);
    expect((await react(member(), id, 'like')).status).toBe(404);
    expect((await react(person, id, 'love')).status).toBe(422);
    const clear = (who: Person, userId: string) =>
      images.as(who, `/api/images/${id}/reactions/${userId}`, { method: 'DELETE' });
    expect((await clear(person, randomUUID())).status).toBe(404);
    expect((await clear(member(), person.owner.id)).status).toBe(404);
    expect((await clear(person, person.owner.id)).status).toBe(204);
  });
});

it('deleting several deletes existing images of the owner', async () => {
  const [person, other] = [member(), member()];
  const own = [await images.portrait(person.owner), await images.portrait(person.owner)];
  const foreign = await images.portrait(other.owner);
  const ids = [...own.map(({ id }) => id), foreign.id, randomUUID()];
  expect((await images.remove(person, ids)).status).toBe(204);
  expect((await images.list(person)).total).toBe(0);
  expect((await images.list(other)).total).toBe(1);
  await images.endUndo();
  const objects = await images.objects();
  expect(own.filter(({ master_key }) => objects.includes(master_key))).toEqual([]);
  expect((await images.remove(person, ids)).status).toBe(404);
  expect((await images.remove(person, [])).status).toBe(422);
});

it('head poses are the owner’s images with a face, newest first', async () => {
  const person = member();
  const photo = await images.uploaded(person, (await personPhoto()).bytes);
  const portrait = await images.portrait(person.owner);
  await images.portrait(person.owner, { likeness: null });
  const answer = await images.as(person, '/api/images/headposes');
  expect(headPosesSchema.parse(await answer.json()).images).toEqual(
    [portrait, photo].map(({ id }) => ({
      id,
      name: expect.any(String) as string,
      url: `images/${id}/file`,
    })),
  );
  expect(await (await images.as(member(), '/api/images/headposes')).json()).toEqual({ images: [] });
});
