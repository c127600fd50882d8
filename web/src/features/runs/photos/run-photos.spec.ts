import type { KeptFiles } from '../../../lib/kept-files.js';
import { createPhotoBox } from './photo-box.js';
import { createRunPhotos } from './run-photos.js';

const wanted = () => true;

const gif = (name: string) =>
  new File([Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9, 0, 9, 0]), name], name, {
    type: 'image/gif',
  });

function makeFiles() {
  const kept = new Map<string, File>();
  const files: KeptFiles = {
    put: (key, file) => Promise.resolve(void kept.set(key, file)),
    get: (key) => Promise.resolve(kept.get(key)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
    clear: () => Promise.resolve(kept.clear()),
  };
  return { kept, files };
}

let keys = 0;
const makeBox = (maxFiles?: number) =>
  createPhotoBox(
    {
      upload: (file) =>
        Promise.resolve({
          id: `id-${file.name}`,
          width: 9,
          height: 9,
          duplicate: false,
          turned: 0 as const,
        }),
      takeBack: () => {},
      toJpeg: () => Promise.reject(new Error('undecodable')),
      preview: (file) => Promise.resolve(`blob:${file.name}`),
      releasePreview: () => {},
      load: () => Promise.resolve(),
      newKey: () => `k${++keys}`,
    },
    { maxFiles },
  );

async function setUp(files: KeptFiles) {
  const references = makeBox();
  const pose = makeBox(1);
  await references.add([gif('a'), gif('b')], 'picker');
  await pose.add([gif('head')], 'picker');
  return { references, pose, photos: createRunPhotos({ references, pose }, files) };
}

describe('the photos of a run', () => {
  it('are kept until they are sent, and no longer', async () => {
    const { kept, files } = makeFiles();
    const { photos } = await setUp(files);
    await photos.keep();
    expect(kept.size).toBe(3);
    expect(photos.count()).toBe(3);
    const sent = await photos.uploadAll(() => {}, wanted);
    expect(sent).toEqual({
      ids: ['id-a', 'id-b'],
      fields: { head_pose_gallery_id: 'id-head' },
      refused: 0,
    });
    expect(kept.size).toBe(0);
    expect(photos.count()).toBe(0);
  });

  it('come back into the boxes they were in', async () => {
    const { files } = makeFiles();
    const before = await setUp(files);
    await before.photos.keep();
    const references = makeBox();
    const pose = makeBox(1);
    const later = createRunPhotos({ references, pose }, files);
    expect(await later.restore(before.photos.waiting())).toBe(0);
    expect(references.getState().photos.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'ready'],
      ['b', 'ready'],
    ]);
    expect(pose.getState().photos.map(({ name }) => name)).toEqual(['head']);
  });

  it('are counted where the browser has lost them; the others come back all the same', async () => {
    const { kept, files } = makeFiles();
    const before = await setUp(files);
    await before.photos.keep();
    const [first] = before.photos.waiting();
    kept.delete(first?.key ?? '');
    const references = makeBox();
    const later = createRunPhotos({ references, pose: makeBox(1) }, files);
    expect(await later.restore(before.photos.waiting())).toBe(1);
    expect(references.getState().photos.map(({ name }) => name)).toEqual(['b']);
  });
});
