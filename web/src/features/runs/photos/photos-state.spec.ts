import {
  invalidPhotos,
  newPhoto,
  noPhotos,
  reducePhotos,
  usablePhotos,
  type Photo,
  type PhotosAction,
  type PhotosState,
} from './photos-state.js';

const fileOf = (key: string) => new File([key], `${key}.jpg`);
const photo = (key: string, part: Partial<Photo> = {}): Photo =>
  newPhoto({ key, name: `${key}.jpg`, file: fileOf(key), ...part });

const play = (...actions: PhotosAction[]): PhotosState => actions.reduce(reducePhotos, noPhotos);
const added = (...keys: string[]): PhotosAction => ({
  type: 'added',
  photos: keys.map((key) => photo(key)),
  summary: [],
});
const checked = (key: string, hash: string, problem: string | null = null): PhotosAction => ({
  type: 'checked',
  key,
  file: fileOf(key),
  hash,
  previewUrl: `blob:${key}`,
  problem,
});

describe('reducePhotos', () => {
  it('keeps a worse problem over the duplicate', () => {
    const state = play(
      added('a', 'b'),
      checked('a', 'h'),
      checked('b', 'h', 'Invalid image file.'),
    );
    expect(state.photos[1]?.problem).toBe('Invalid image file.');
  });

  it('frees exactly one duplicate when its original is removed', () => {
    const state = play(
      added('a', 'b', 'c'),
      checked('a', 'h'),
      checked('b', 'h'),
      checked('c', 'h'),
      { type: 'removed', keys: ['a'] },
    );
    expect(usablePhotos(state).map(({ key }) => key)).toEqual(['b']);
    expect(invalidPhotos(state).map(({ key }) => key)).toEqual(['c']);
  });

  it('can forget the uploads: files are sent again, photos of an earlier visit go', () => {
    const state = play(
      { type: 'added', photos: [photo('old', { file: null, status: 'stored' })], summary: [] },
      added('a'),
      checked('a', 'h'),
      { type: 'changed', key: 'a', part: { status: 'stored', uploadId: 'id-a', isUnused: true } },
      { type: 'uploads-forgotten' },
    );
    expect(state.photos).toHaveLength(1);
    expect(state.photos[0]).toMatchObject({
      key: 'a',
      status: 'ready',
      uploadId: null,
      isUnused: false,
    });
  });

  it('clears the summary with the photos it spoke of', () => {
    const state = play(
      added('a'),
      { type: 'summed-up', summary: ['1 duplicate file(s).'] },
      {
        type: 'removed',
        keys: ['a'],
      },
    );
    expect(state).toEqual(noPhotos);
  });

  it('ignores news about a photo that has been removed', () => {
    expect(play(added('a'), { type: 'removed', keys: ['a'] }, checked('a', 'h')).photos).toEqual(
      [],
    );
  });
});
