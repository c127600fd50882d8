import { defaultPoseKey, inPoseOrder, poseLabel } from './pose-choice.js';

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
