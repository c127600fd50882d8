import { CLOTHES, type Clothes } from '@likeness/contracts/generation/portrait-finish';
import { personPhoto } from '../../../testing/person-view.js';
import { renderPhotos } from '../../../testing/render-photos.js';
import { toneAt, toneDifference } from '../../../testing/tone-at.js';
import { type PersonPortrait, quietly } from '../../portrait/portrait-engine.js';
import { studioSuite } from '../../../testing/suites.js';
import { possibleClothes } from './garment.js';

const SIZE = 256;
const engine = studioSuite();

async function rendered(person: string, clothes?: Clothes): Promise<PersonPortrait> {
  const finish = { retouch: 'light', backdrop: 'gray', clothes } as const;
  return renderPhotos(engine, await personPhoto(person), { size: SIZE, seed: 0, finish });
}

describe('the color of the clothes', () => {
  let before: PersonPortrait;
  beforeAll(async () => (before = await rendered('person-33')));

  it.each(CLOTHES)('moves to %s, and that of skin, hair and backdrop stays', async (clothes) => {
    const after = await rendered('person-33', clothes);
    for (const across of [-0.2, 0.5, 1.2]) {
      expect(toneDifference(before, after, across, 1.45)).toBeGreaterThan(15);
      const [l, , b] = toneAt(after, across, 1.45);
      if (clothes === 'white') expect(l).toBeGreaterThan(70);
      else expect(l).toBeLessThan(35);
      if (clothes === 'navy') expect(b).toBeLessThan(-8);
    }
    for (const [across, down] of [
      [0.5, 0.15],
      [0.25, 0.6],
      [0.75, 0.6],
      [0.5, 1.03],
      [0.5, -0.25],
      [-0.5, 0.3],
    ])
      expect(toneDifference(before, after, across, down)).toBeLessThan(2);
    expect(after.record.unmetCodes).toEqual([]);
  });

  it.each([
    ['person-05', 'bare shoulders'],
    ['person-31', 'cloth like the skin'],
    ['person-37', 'a scarf over the coat'],
  ])('can’t move on %s, with %s', async (person) => {
    const photo = { id: 'photo', image: await personPhoto(person) };
    const { scene } = await engine.scenes.warm([photo], SIZE, quietly());
    expect(possibleClothes(scene)).not.toContain('black');
  });

  it('stays where it can’t move, and the record says so', async () => {
    const [own, black] = [await rendered('person-05'), await rendered('person-05', 'black')];
    expect(black.image.data).toEqual(own.image.data);
    expect(black.record.unmetCodes).toContainEqual({ code: 'own-clothes' });
  });
});
