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
  const rows = await images.sql`SELECT 1 FROM images WHERE id = ${id}`;
  expect(rows).toEqual([]);
  expect((await images.as(person, `/api/images/${id}`, { method: 'DELETE' })).status).toBe(404);
});
