import { LikenessRefusedError } from './engine-errors.js';
import { paintUntilAlike, STRENGTHS } from './verify.js';

const likeness = (euclid: number) => ({ percent: 0, cosine: 1, euclid });

describe('paintUntilAlike', () => {
  it('keeps the first picture that is near enough', async () => {
    const painted: number[] = [];
    const result = await paintUntilAlike(
      async (strength) => {
        painted.push(strength);
        return strength;
      },
      async (strength) => likeness(strength * 0.7),
    );
    expect(painted).toEqual([1, 0.6]);
    expect(result).toMatchObject({ picture: 0.6, gentleness: 1, likeness: { euclid: 0.42 } });
  });

  it('gives up after two gentler repaints and says how near it came', async () => {
    const painted: number[] = [];
    const refused = paintUntilAlike(
      async (strength) => painted.push(strength),
      async (count) => likeness(0.9 - count * 0.1),
    );
    await expect(refused).rejects.toThrow(LikenessRefusedError);
    await expect(refused).rejects.toMatchObject({ euclid: expect.closeTo(0.6) });
    expect(painted).toEqual([...STRENGTHS]);
  });

  it('counts a picture without a face as not alike', async () => {
    await expect(
      paintUntilAlike(
        async () => 0,
        async () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'LIKENESS_NOT_REACHED', euclid: Infinity });
  });
});
