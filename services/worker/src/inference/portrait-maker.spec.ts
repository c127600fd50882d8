import { randomUUID } from 'node:crypto';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { Reference } from '../engines/portrait/portrait-engine.js';
import type { Marker } from '../provenance/marks.js';
import type { EngineRegistry } from './engine-registry.js';
import { PortraitMaker } from './portrait-maker.js';

const background = { r: 200, g: 160, b: 140 };
const photo = () =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .jpeg()
    .toBuffer();

it('names a prepared photo by its id, never by its storage key', async () => {
  const prepared: Reference[] = [];
  const seen: Reference[] = [];
  const file = await photo();
  const engines = {
    studio: {
      scenes: {
        warm: async (references: readonly Reference[]) => {
          prepared.push(...references);
          return { scene: { surroundings: {} } };
        },
      },
    },
    engineFor: () => ({
      render: async (references: readonly Reference[]) => {
        seen.push(...references);
        throw new Error('seen enough');
      },
    }),
  } as unknown as EngineRegistry;
  const store = { read: async () => file } as unknown as ObjectStore;
  const maker = new PortraitMaker(engines, {} as Marker, store);
  const id = randomUUID();
  const objectKey = `uploads/${id}/photo.jpg`;
  const signal = new AbortController().signal;

  const found = { keeps_background: true, clothes: [] };
  expect(await maker.prepare({ objectKey, size: 512 }, { signal })).toEqual(found);
  const spec = {
    references: [{ id, object_key: objectKey }],
    prompt: null,
    head_pose: null,
    style: 'oil',
  } as unknown as RenderSpec;
  await expect(maker.make(spec, { signal, tell: () => undefined })).rejects.toThrow('seen enough');
  expect(seen.map((reference) => reference.id)).toEqual([id]);
  expect(seen[0]?.image).toBe(prepared[0]?.image);

  const turned = { ...spec, references: [{ id, object_key: `uploads/${id}/turned.jpg` }] };
  await expect(maker.make(turned, { signal, tell: () => undefined })).rejects.toThrow();
  expect(seen[1]?.image).not.toBe(prepared[0]?.image);
});
