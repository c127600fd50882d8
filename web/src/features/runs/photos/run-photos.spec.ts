import { createPhotoBox } from './photo-box.js';
import { createRunPhotos } from './run-photos.js';

const gif = (name: string) =>
  new File([Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9, 0, 9, 0]), name], name, {
    type: 'image/gif',
  });

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

it('uploads references and pose once and says where the pose goes in the form', async () => {
  const references = makeBox();
  const pose = makeBox(1);
  await references.add([gif('a'), gif('b')], 'picker');
  await pose.add([gif('head')], 'picker');
  const photos = createRunPhotos(references, pose);
  expect([photos.references(), photos.unsent()]).toEqual([2, 3]);
  const sent = { ids: ['id-a', 'id-b'], fields: { head_pose_gallery_id: 'id-head' }, refused: 0 };
  let stored = 0;
  const upload = () =>
    photos.uploadAll(
      () => void (stored += 1),
      () => true,
    );
  expect(await upload()).toEqual(sent);
  expect(await upload()).toEqual(sent);
  expect([stored, photos.unsent()]).toEqual([3, 0]);
});
