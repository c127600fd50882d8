import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { personPhoto } from '@likeness/testing/photos/people';
import { DisplaySizeService } from '../files/display-size.service.js';
import { ImagesRepository } from '../database/images.repository.js';
import { imagesSuite, visitor } from '../testing/images-app.js';
import { ImageRemovalService } from './image-removal.service.js';
import { StoredBytesService } from './stored-bytes.service.js';

const images = imagesSuite();
const person = visitor();
let removal: ImageRemovalService;

beforeAll(() => {
  removal = images.app.get(ImageRemovalService);
});
afterEach(() => jest.restoreAllMocks());

async function expire(ids: readonly string[]): Promise<void> {
  await images.sql`
    UPDATE images SET expires_at = now() - interval '1 second' WHERE id = ANY(${ids})`;
}

async function objectsOf(id: string): Promise<string[]> {
  return (await images.objects()).filter((key) => key.includes(id));
}

it('hides an expired image before the sweep', async () => {
  const { id } = await images.portrait(person.owner);
  await expire([id]);
  for (const suffix of ['', '/file', '/file?w=256']) {
    expect((await images.as(person, `/api/images/${id}${suffix}`)).status).toBe(404);
  }
  expect(await objectsOf(id)).toHaveLength(2);
});

it('the sweep removes rows, objects and display sizes of expired pictures only', async () => {
  const [old, young] = [await images.portrait(person.owner), await images.portrait(person.owner)];
  const photo = await images.uploaded(person, (await personPhoto()).bytes);
  for (const { id } of [old, young, photo]) {
    await images.as(person, `/api/images/${id}/file?w=256`);
  }
  await expire([old.id, photo.id]);
  await removal.sweep();
  expect(await objectsOf(old.id)).toEqual([]);
  expect(await objectsOf(photo.id)).toEqual([]);
  expect(await objectsOf(young.id)).toHaveLength(3);
  const rows = await images.sql<{ id: string }[]>`
    SELECT id FROM images WHERE id = ANY(${[old.id, photo.id, young.id]})`;
  expect(rows.map((row) => row.id)).toEqual([young.id]);
});

it('removes several batches with concurrent sweepers', async () => {
  const portraits = [];
  for (let index = 0; index < 50; index += 1) portraits.push(await images.portrait(person.owner));
  await expire(portraits.map(({ id }) => id));
  await Promise.all([removal.sweep(), removal.sweep(), removal.sweep()]);
  await removal.sweep();
  expect(await images.sql`SELECT id FROM images WHERE expires_at <= now()`).toEqual([]);
  const objects = await images.objects();
  expect(portraits.filter(({ id }) => objects.some((key) => key.includes(id)))).toEqual([]);
});

it('removes an unchecked upload of a crashed process', async () => {
  const { id } = await images.uploaded(person, (await personPhoto()).bytes);
  await images.sql`UPDATE images SET state = 'checking' WHERE id = ${id}`;
  await expire([id]);
  await removal.sweep();
  expect(await objectsOf(id)).toEqual([]);
});

it('removes the others when storage fails for one image', async () => {
  const [stuck, free] = [await images.portrait(person.owner), await images.portrait(person.owner)];
  const store = images.app.get(ObjectStore);
  const remove = store.remove.bind(store);
  jest
    .spyOn(store, 'remove')
    .mockImplementation((keys) =>
      keys.some((key) => key.includes(stuck.id))
        ? Promise.reject(new Error('no disk'))
        : remove(keys),
    );
  await expire([stuck.id, free.id]);
  await removal.sweep();
  expect(await objectsOf(free.id)).toEqual([]);
  expect(await objectsOf(stuck.id)).toHaveLength(2);
  expect((await images.as(person, `/api/images/${stuck.id}`)).status).toBe(404);
});

it('removes the other unreferenced objects when storage fails for one', async () => {
  const keys = ['renders/free.jpg', 'renders/stuck.jpg', 'renders/too.jpg'];
  await Promise.all(keys.map((key) => images.store.put(key, Buffer.from('old'))));
  const removals = images.app.get(ObjectRemovals);
  await removals.note(keys);
  await images.sql`UPDATE object_removals SET due_at = now()`;
  const store = images.app.get(ObjectStore);
  const remove = store.remove.bind(store);
  jest
    .spyOn(store, 'remove')
    .mockImplementation((all) =>
      all.includes('renders/stuck.jpg') ? Promise.reject(new Error('no disk')) : remove(all),
    );
  await removals.run();
  expect((await images.objects()).filter((key) => keys.includes(key))).toEqual([keys[1]]);
  expect(await images.sql`SELECT key FROM object_removals`).toEqual([{ key: keys[1] }]);
});

it('removes a display size that was created during the removal', async () => {
  const { id } = await images.portrait(person.owner);
  const image = await images.app.get(ImagesRepository).ofOwner(id, person.owner);
  if (!image) throw new Error('no portrait');
  const store = images.app.get(ObjectStore);
  const put = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementation(async (key, body) => {
    await images.as(person, `/api/images/${id}`, { method: 'DELETE' });
    await images.endUndo();
    await put(key, body);
  });
  await expect(images.app.get(DisplaySizeService).keyOf(image, 256)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await objectsOf(id)).toEqual([]);
});

it('metrics tell the bytes of all images', async () => {
  const told = async () => {
    await images.app.get(StoredBytesService).run();
    const metrics = await (await fetch(`${await images.app.getUrl()}/metrics`)).text();
    return Number(/^images_stored_bytes\{?.*\}? (\S+)$/m.exec(metrics)?.[1]);
  };
  const before = await told();
  const { id } = await images.portrait(person.owner);
  const [row] = await images.sql<{ bytes: number }[]>`SELECT bytes FROM images WHERE id = ${id}`;
  expect((await told()) - before).toBe(row?.bytes);
});
