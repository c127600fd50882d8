import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { createPhotoBox, createRunPhotos, type PhotoPorts } from './photo-box.js';
import { gif, portsWith, stored } from './photos.fixtures.js';

const wanted = () => true;

function setUp(ports: Partial<PhotoPorts> = {}, options = {}) {
  const released: string[] = [];
  const takenBack: string[] = [];
  const box = createPhotoBox(
    portsWith({
      takeBack: (id) => takenBack.push(id),
      releasePreview: (url) => released.push(url),
      ...ports,
    }),
    options,
  );
  const problems = () => box.getState().photos.map(({ problem }) => problem);
  return { box, released, takenBack, problems };
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

  it('strikes the photo that the server refuses, stores the others, and takes a crop of it', async () => {
    const share = { x: 0, y: 0, width: 0.5, height: 1 };
    const faces = [{ face: share, crop: share }];
    const upload: PhotoPorts['upload'] = async (file) => {
      if (file.name === 'group') throw new ApiError(422, null, 'Several people.', { faces });
      return { ...stored(`id-${file.name}`), advice: 'soft' };
    };
    const { box, released } = setUp({ upload });
    const added: string[] = [];
    box.onAdded((key) => added.push(key));
    await box.add([gif('group'), gif('me')], 'picker');
    expect(await box.uploadAll(() => {}, wanted)).toEqual({ ids: ['id-me'], refused: 1 });
    expect(box.getState().photos).toMatchObject([
      { status: 'invalid', problem: 'Several people.', faces },
      { status: 'stored', problem: null, advice: 'soft' },
    ]);

    await box.replace('k1', gif('crop'));
    expect(box.getState().photos[0]).toMatchObject({ status: 'ready', problem: null, faces: [] });
    expect(released).toEqual(['blob:group']);
    expect(added).toEqual(['k1', 'k2', 'k1']);
    expect(await box.uploadAll(() => {}, wanted)).toEqual({
      ids: ['id-crop', 'id-me'],
      refused: 0,
    });
  });

  it('counts no refused file against the fifteen', async () => {
    const { box } = setUp();
    const refused = new File(['words'], 'notes.txt', { type: 'text/plain' });
    await box.add([refused, refused], 'picker');
    await box.add(
      Array.from({ length: 15 }, (_, index) => gif(`p${index}`)),
      'picker',
    );
    const { photos } = box.getState();
    expect(photos.filter(({ status }) => status !== 'invalid')).toHaveLength(15);
    await box.add([gif('one more')], 'picker');
    expect(box.getState().summary).toEqual([
      'You already have 15 photos. Remove one to add another.',
    ]);
  });

  it('never decodes a pixel flood', async () => {
    const preview = vi.fn(async () => 'blob:x');
    const { box, problems } = setUp({ preview });
    await box.add([gif('bomb', '', [30_000, 30_000])], 'picker');
    expect(problems()[0]).toMatch(/megapixels/);
    expect(preview).not.toHaveBeenCalled();
  });

  it('sends three at once at most, and each photo once', async () => {
    let running = 0;
    let peak = 0;
    const upload = vi.fn(async (file: File) => {
      peak = Math.max(peak, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return stored(`id-${file.name}`);
    });
    const { box } = setUp({ upload });
    await box.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => gif(name)),
      'picker',
    );
    const first = await box.uploadAll(() => {}, wanted);
    const second = await box.uploadAll(() => {}, wanted);
    expect(first).toEqual({ ids: ['id-a', 'id-b', 'id-c', 'id-d', 'id-e'], refused: 0 });
    expect(second).toEqual(first);
    expect(upload).toHaveBeenCalledTimes(5);
    expect(peak).toBe(3);
  });

  it('sends nothing more once it is no longer wanted, or was taken away', async () => {
    const sent: string[] = [];
    let isWanted = true;
    const { box, released } = setUp({
      upload: async ({ name }) => {
        sent.push(name);
        isWanted = false;
        return stored(name);
      },
    });
    await box.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => gif(name)),
      'picker',
    );
    await box.uploadAll(
      () => {},
      () => isWanted,
    );
    expect(sent).toEqual(['a']);
    const sending = box.uploadAll(() => {}, wanted);
    box.removeAll();
    await sending;
    expect(sent).not.toContain('e');
    expect(released).toContain('blob:e');
  });

  it('leaves a photo ready when the connection fails, to be sent again', async () => {
    let isOnline = false;
    const { box } = setUp({
      upload: async (file) => {
        if (!isOnline) throw new ConnectionError();
        return stored(`id-${file.name}`);
      },
    });
    await box.add([gif('a')], 'picker');
    await expect(box.uploadAll(() => {}, wanted)).rejects.toBeInstanceOf(ConnectionError);
    expect(box.getState().photos[0]?.status).toBe('ready');
    isOnline = true;
    expect((await box.uploadAll(() => {}, wanted)).ids).toEqual(['id-a']);
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
    expect((await box.uploadAll(() => {}, wanted)).ids).toEqual(['u1']);
  });

  it('of one takes the newest in place of what it holds', async () => {
    const { box, released } = setUp({}, { maxFiles: 1 });
    await box.add([gif('a')], 'picker');
    await box.add([gif('b')], 'picker');
    expect(box.getState().photos.map(({ name }) => name)).toEqual(['b']);
    expect(released).toEqual(['blob:a']);
  });

  it('takes back photos that were set aside, uploaded or not', async () => {
    const { box } = setUp();
    await box.restore([
      { name: 'a', uploadId: null, file: gif('a') },
      { name: 'b', uploadId: 'u2', file: null },
    ]);
    expect(box.getState().photos.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'ready'],
      ['b', 'stored'],
    ]);
    expect((await box.uploadAll(() => {}, wanted)).ids).toEqual(['id-a', 'u2']);
  });

  it('recalls stored photos once after a reload, needs no file and knows the same one', async () => {
    const before = setUp().box;
    await before.add([gif('a')], 'picker');
    const { hash } = before.getState().photos[0]!;
    const upload = vi.fn<PhotoPorts['upload']>();
    const { box, problems } = setUp({ upload });
    box.recall([{ id: 'u1', hash }, { id: 'u2' }]);
    box.recall([{ id: 'u1' }]);
    expect((await box.uploadAll(() => {}, wanted)).ids).toEqual(['u1', 'u2']);
    expect(upload).not.toHaveBeenCalled();
    await box.add([gif('a')], 'picker');
    expect(problems()).toEqual([null, null, 'Duplicate file.']);
  });

  it('sends a photo once, however many ask for it', async () => {
    const upload = vi.fn(async (file: File) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return stored(`id-${file.name}`);
    });
    const { box } = setUp({ upload });
    await box.add([gif('a')], 'picker');
    const early = box.send('k1');
    const onStored = vi.fn();
    expect((await box.uploadAll(onStored, wanted)).ids).toEqual(['id-a']);
    await early;
    expect(upload).toHaveBeenCalledTimes(1);
    expect(onStored).toHaveBeenCalledTimes(1);
  });

  it('makes nothing of a photo that comes in while others are being sent', async () => {
    const { box } = setUp();
    await box.add([gif('a')], 'picker');
    const sending = box.uploadAll(() => {}, wanted);
    await box.add([gif('late')], 'clipboard');
    await box.send('k2');
    expect((await sending).ids).toEqual(['id-a']);
  });

  describe('takes an upload back with its photo', () => {
    const added = async (duplicate = false) => {
      const made = setUp({
        upload: async () => ({ ...stored('u'), duplicate }),
      });
      await made.box.add([gif('a')], 'picker');
      return made;
    };

    it('where nothing was made from it', async () => {
      const { box, takenBack } = await added();
      await box.send('k1');
      box.discard(['k1']);
      expect([box.getState().photos, takenBack]).toEqual([[], ['u']]);
    });

    it('also when it was on its way', async () => {
      const { box, takenBack } = await added();
      const sending = box.send('k1');
      box.discard(['k1']);
      await sending;
      expect(takenBack).toEqual(['u']);
    });

    it('but not one that was there before, that a run has taken, or of who has left', async () => {
      const before = await added(true);
      await before.box.send('k1');
      before.box.discard(['k1']);
      const used = await added();
      await used.box.uploadAll(() => {}, wanted);
      used.box.discard(['k1']);
      const left = await added();
      const sending = left.box.send('k1');
      left.box.clear();
      await sending;
      const taken = [before, used, left].map(({ takenBack }) => takenBack);
      expect(taken).toEqual([[], [], []]);
    });
  });
});

it('uploads references and pose once and says where the pose goes in the form', async () => {
  const references = setUp().box;
  const pose = setUp({}, { maxFiles: 1 }).box;
  await references.add([gif('a'), gif('b')], 'picker');
  await pose.add([gif('head')], 'picker');
  const photos = createRunPhotos(references, pose);
  expect([photos.references(), photos.unsent()]).toEqual([2, 3]);
  const sent = { ids: ['id-a', 'id-b'], fields: { head_pose_gallery_id: 'id-head' }, refused: 0 };
  const onStored = vi.fn();
  expect(await photos.uploadAll(onStored, wanted)).toEqual(sent);
  expect(await photos.uploadAll(onStored, wanted)).toEqual(sent);
  expect(onStored).toHaveBeenCalledTimes(3);
  expect(photos.unsent()).toBe(0);
});
