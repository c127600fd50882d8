import { randomUUID } from 'node:crypto';
import { member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();

it.each([
  ['GET', ''],
  ['DELETE', ''],
  ['HEAD', '/file'],
  ['GET', '/file?w=256'],
])(
  '%s /api/images/{id}%s is 404 for the same id of another kind of owner',
  async (method, rest) => {
    const person = visitor();
    const { id } = await images.portrait(person.owner);
    const namesake = { ...member(), owner: { kind: 'user' as const, id: person.owner.id } };
    for (const each of [id, randomUUID(), 'nonsense', '..%2f..%2fsecret']) {
      const response = await images.as(namesake, `/api/images/${each}${rest}`, { method });
      expect(response.status).toBe(404);
    }
    expect((await images.as(person, `/api/images/${id}`)).status).toBe(200);
  },
);

it('accepts an id without dashes', async () => {
  const person = visitor();
  const { id } = await images.portrait(person.owner);
  const plain = id.replaceAll('-', '').toUpperCase();
  expect(await (await images.as(person, `/api/images/${plain}`)).json()).toMatchObject({ id });
});

it('removes row, objects and display sizes after the undo period', async () => {
  const person = visitor();
  const { id } = await images.portrait(person.owner);
  for (const width of [256, 512]) await images.as(person, `/api/images/${id}/file?w=${width}`);
  expect((await images.as(person, `/api/images/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await images.objects()).filter((key) => key.includes(id))).toHaveLength(4);
  await images.endUndo();
  expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
  const rows = await images.sql.query('SELECT 1 FROM images WHERE id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await images.as(person, `/api/images/${id}`, { method: 'DELETE' })).status).toBe(404);
});

describe('access', () => {
  it('requires a token', async () => {
    const url = await images.app.getUrl();
    for (const path of ['/api/images/face-consent', `/api/images/${randomUUID()}`]) {
      expect((await fetch(url + path)).status).toBe(401);
    }
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it.each([
    ['POST', '/api/images/remove-watermarks'],
    ['POST', `/api/images/${randomUUID()}/reactions`],
    ['POST', '/api/images/nonsense/reactions'],
    ['DELETE', '/api/images/nonsense/reactions/nonsense'],
  ])('rejects visitors on member routes: %s %s', async (method, path) => {
    const headers = { 'content-type': 'application/json' };
    const response = await images.as(visitor(), path, { method, headers, body: '{}' });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('separates routes of persons and services', async () => {
    for (const path of [
      'photos',
      'photos/resolve',
      'portraits',
      'images/find',
      'objects/discard',
    ]) {
      const response = await images.as(visitor(), `/internal/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(401);
    }
    expect((await images.asService('/api/images/face-consent', {})).status).toBe(401);
  });
});
