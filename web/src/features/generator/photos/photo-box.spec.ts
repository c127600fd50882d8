import { jest } from '@jest/globals';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { createPhotoBox, type PhotoPorts } from './photo-box.js';

/** A GIF header with a comment that makes each one different. */
const gif = (name: string, mark = name) =>
  new File([Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9, 0, 9, 0]), mark], name, {
    type: 'image/gif',
  });

function setUp(ports: Partial<PhotoPorts> = {}, options = {}) {
  let keys = 0;
  const released: string[] = [];
  const box = createPhotoBox(
    {
      upload: async (file) => ({ id: `id-${file.name}`, width: 9, height: 9, duplicate: false }),
      preview: async (file) => `blob:${file.name}`,
      releasePreview: (url) => released.push(url),
      load: async () => {},
      newKey: () => `k${++keys}`,
      ...ports,
    },
    options,
  );
  const problems = () => box.getState().photos.map(({ problem }) => problem);
  return { box, released, problems };
}

describe('photo box', () => {
  it('reads, checks and previews what is added', async () => {
    const { box } = setUp();
    await box.add([gif('a'), gif('b')], 'picker');
    expect(box.getState().photos.map(({ status, previewUrl }) => [status, previewUrl])).toEqual([
      ['ready', 'blob:a'],
      ['ready', 'blob:b'],
    ]);
  });

  it('names what is wrong with each file and sums it up', async () => {
    const { box, problems } = setUp({
      preview: async (file) => {
        if (file.name === 'torn') throw new Error('undecodable');
        return 'blob:ok';
      },
    });
    await box.add(
      [
        gif('a'),
        gif('again', 'a'),
        new File(['<svg/>'], 'b.svg', { type: 'image/svg+xml' }),
        new File(['GIF but not'], 'c.gif', { type: 'image/gif' }),
        new File([], 'd.png', { type: 'image/png' }),
        gif('torn'),
      ],
      'drop',
    );
    expect(problems()).toEqual([
      null,
      'Duplicate file.',
      'Unsupported file type.',
      'Invalid image file.',
      'Invalid image file.',
      'Corrupted or invalid image.',
    ]);
    expect(box.getState().summary).toEqual([
      '1 unsupported file type(s).',
      '1 duplicate file(s).',
      'One or more files are invalid.',
    ]);
  });

  it('takes fifteen and says what it dropped', async () => {
    const { box } = setUp();
    await box.add(
      Array.from({ length: 16 }, (_, index) => gif(`p${index}`)),
      'picker',
    );
    expect(box.getState().photos).toHaveLength(15);
    expect(box.getState().summary).toEqual([
      'Only first 15 file(s) will be uploaded, maximum limit is 15 files.',
    ]);
  });

  it('never decodes a pixel flood', async () => {
    const preview = jest.fn(async () => 'blob:x');
    const { box, problems } = setUp({ preview });
    const bomb = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x30, 0x75, 0x30, 0x75]);
    await box.add([new File([bomb], 'bomb.gif', { type: 'image/gif' })], 'picker');
    expect(problems()[0]).toMatch(/100 megapixels/);
    expect(preview).not.toHaveBeenCalled();
  });

  it('sends three at once at most, and each photo once', async () => {
    let running = 0;
    let peak = 0;
    const upload = jest.fn(async (file: File) => {
      peak = Math.max(peak, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return { id: `id-${file.name}`, width: 9, height: 9, duplicate: false };
    });
    const { box } = setUp({ upload });
    await box.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => gif(name)),
      'picker',
    );
    const first = await box.uploadAll(() => {});
    const second = await box.uploadAll(() => {});
    expect(first).toEqual({ ids: ['id-a', 'id-b', 'id-c', 'id-d', 'id-e'], refused: 0 });
    expect(second).toEqual(first);
    expect(upload).toHaveBeenCalledTimes(5);
    expect(peak).toBe(3);
  });

  it('strikes the photo that the server refuses and stores the others', async () => {
    const { box, problems } = setUp({
      upload: async (file) => {
        if (file.name === 'b') throw new ApiError(422, 'PHOTO_NO_FACE', 'No face was found.');
        return { id: `id-${file.name}`, width: 9, height: 9, duplicate: false };
      },
    });
    await box.add([gif('a'), gif('b')], 'picker');
    expect(await box.uploadAll(() => {})).toEqual({ ids: ['id-a'], refused: 1 });
    expect(problems()).toEqual([null, 'No face was found.']);
  });

  it('leaves a photo ready when the connection fails, to be sent again', async () => {
    let isOnline = false;
    const { box } = setUp({
      upload: async (file) => {
        if (!isOnline) throw new ConnectionError();
        return { id: `id-${file.name}`, width: 9, height: 9, duplicate: false };
      },
    });
    await box.add([gif('a')], 'picker');
    await expect(box.uploadAll(() => {})).rejects.toBeInstanceOf(ConnectionError);
    expect(box.getState().photos[0]?.status).toBe('ready');
    isOnline = true;
    expect((await box.uploadAll(() => {})).ids).toEqual(['id-a']);
  });

  it('takes pictures of the gallery, each once, and says which one does not load', async () => {
    const { box, problems } = setUp({
      load: async (url) => {
        if (url.includes('gone')) throw new Error('404');
      },
    });
    const picture = (id: string) => ({ id, name: id, url: `images/${id}/file` });
    await box.addStored([picture('u1'), picture('gone')]);
    await box.addStored([picture('u1')]);
    expect(problems()).toEqual([null, 'Failed to load image from gallery.']);
    expect((await box.uploadAll(() => {})).ids).toEqual(['u1']);
  });

  it('of one takes the newest in place of what it holds', async () => {
    const { box, released } = setUp({}, { maxFiles: 1 });
    await box.add([gif('a')], 'picker');
    await box.add([gif('b')], 'picker');
    expect(box.getState().photos.map(({ name }) => name)).toEqual(['b']);
    expect(released).toEqual(['blob:a']);
  });

  it('restores what an earlier page was sending, under the same keys', async () => {
    const { box } = setUp();
    await box.restore([
      { key: 'x', name: 'a', uploadId: null, file: gif('a') },
      { key: 'y', name: 'b', uploadId: 'u2', file: null },
    ]);
    expect(box.getState().photos.map(({ key, status }) => [key, status])).toEqual([
      ['x', 'ready'],
      ['y', 'stored'],
    ]);
    expect((await box.uploadAll(() => {})).ids).toEqual(['id-a', 'u2']);
  });

  it('gives previews back to the browser', async () => {
    const { box, released } = setUp();
    await box.add([gif('a')], 'picker');
    box.remove(['k1']);
    expect(released).toEqual(['blob:a']);
  });

  it('recalls stored photos once and needs no file for them', async () => {
    const upload = jest.fn<PhotoPorts['upload']>();
    const { box } = setUp({ upload });
    box.recall(['u1', 'u2']);
    box.recall(['u1']);
    expect((await box.uploadAll(() => {})).ids).toEqual(['u1', 'u2']);
    expect(upload).not.toHaveBeenCalled();
  });
});
