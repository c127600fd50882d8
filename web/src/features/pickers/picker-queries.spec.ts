import { QueryClient } from '@tanstack/react-query';
import { showImageChange } from '../../lib/images/image-cache.js';
import { imageNamed, listOf } from '../../lib/images/images.fixtures.js';
import {
  countWords,
  headPosesQuery,
  type PickedImage,
  pickerPageQuery,
  toggle,
} from './picker-queries.js';
import { defaultPoseKey, inPoseOrder, poseLabel } from './pose-choice.js';

const upload = imageNamed('upload', { creation_method_name: null });
const portrait = imageNamed('portrait');

it('pickers follow image changes elsewhere', () => {
  const queryClient = new QueryClient();
  const { queryKey } = pickerPageQuery('both', 1);
  queryClient.setQueryData(queryKey, listOf([upload, portrait], { total: 30 }));
  queryClient.setQueryData(headPosesQuery.queryKey, [upload, portrait]);

  showImageChange(queryClient, { type: 'removed', images: [upload] });
  showImageChange(queryClient, { type: 'reacted', image: portrait, reaction: 'like' });

  const liked = { ...portrait, reaction: 'like' };
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ images: [liked], total: 29 });
  expect(queryClient.getQueryData(headPosesQuery.queryKey)).toEqual([portrait]);
});

describe('defaultPoseKey', () => {
  it('is the file name without prefix and ending', () => {
    expect(defaultPoseKey('images/default-headposes/default_three-quarter-left.webp')).toBe(
      'three-quarter-left',
    );
    expect(defaultPoseKey('default_front.png')).toBe('front');
  });

  it('rejects other paths', () => {
    expect(defaultPoseKey('images/default-headposes/front.webp')).toBeNull();
    expect(defaultPoseKey('images/default_../../secret.webp')).toBeNull();
    expect(defaultPoseKey('images/default_front')).toBeNull();
  });
});

describe('poseLabel', () => {
  it('reads as words', () => {
    expect(poseLabel('three-quarter-left')).toBe('Three quarter left');
    expect(poseLabel('front')).toBe('Front');
  });
});

it('sorts the frontal pose first, pairs up with down, and puts unknown poses last', () => {
  const path = (key: string) => `images/default-headposes/default_${key}.webp`;
  const given = ['chin-down', 'chin-up', 'profile', 'straight-ahead', 'turn-left', 'crown'];
  expect(inPoseOrder(given.map(path)).map(defaultPoseKey)).toEqual([
    'straight-ahead',
    'turn-left',
    'chin-up',
    'chin-down',
    'profile',
    'crown',
  ]);
});

const image = (id: string): PickedImage => ({ id, name: `${id}.jpg`, url: `images/${id}/file` });

describe('toggle', () => {
  it('adds in the order of choosing', () => {
    const one = toggle([], image('b'), 15) ?? [];
    expect(toggle(one, image('a'), 15)?.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('deselects even without room for more', () => {
    const full = [image('a'), image('b')];
    expect(toggle(full, image('a'), 2)).toEqual([image('b')]);
  });

  it('refuses one more than there is room for', () => {
    const fifteen = Array.from({ length: 15 }, (_, n) => image(String(n)));
    expect(toggle(fifteen, image('more'), 15)).toBeNull();
    expect(toggle([], image('a'), 0)).toBeNull();
  });
});

it('counts the selection, and names the limit when the form is already full', () => {
  expect(countWords(0, 3)).toBe('0 of 3 selected');
  expect(countWords(0, 0)).toBe('You can select up to 15 images.');
});
