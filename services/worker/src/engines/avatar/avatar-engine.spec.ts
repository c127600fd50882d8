import { createHash } from 'node:crypto';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { rgbToLab } from '../../imaging/colour.js';
import type { RenderStage } from '@likeness/contracts/http/generation';
import { quietly, type Portrait } from '../portrait/portrait-engine.js';
import { AvatarEngine } from './avatar-engine.js';
import { studioSuite } from '../../testing/suites.js';

const SIZE = 256;
const engine = new AvatarEngine(studioSuite());

type Options = { seed?: number; negative?: string; gender?: 'woman' | 'man' };

function draw(positive: string, options: Options = {}): Promise<Portrait> {
  const { seed = 1, negative = '', gender = 'woman' } = options;
  return engine.render(
    [],
    { style: null, prompt: { positive, negative }, gender, seed, size: SIZE, headPose: null },
    quietly(),
  );
}

const digest = ({ image }: Portrait) => createHash('sha256').update(image.data).digest('hex');

function difference(a: RgbImage, b: RgbImage): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]), 0) / a.data.length;
}

function labOf({ data }: RgbImage, [x0, y0, x1, y1]: readonly number[]): number[] {
  const sum = [0, 0, 0];
  const lab = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(y0 * SIZE); y < y1 * SIZE; y++) {
    for (let x = Math.round(x0 * SIZE); x < x1 * SIZE; x++) {
      const i = (y * SIZE + x) * 3;
      rgbToLab(data[i] / 255, data[i + 1] / 255, data[i + 2] / 255, lab);
      lab.forEach((value, k) => (sum[k] += value));
      count++;
    }
  }
  return sum.map((value) => value / count);
}

function shareOfRed({ data }: RgbImage): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 3) {
    if (data[i] > 90 && data[i] > 2.6 * data[i + 1] && data[i] > 2.6 * data[i + 2]) count++;
  }
  return count / (data.length / 3);
}

const CORNER = [0, 0, 0.12, 0.12];
const CHEST = [0.4, 0.93, 0.6, 1];

describe('AvatarEngine', () => {
  it('draws eight different people for eight seeds, and each again the same', async () => {
    const eight = [];
    for (let seed = 0; seed < 8; seed++) eight.push(await draw('a friendly person', { seed }));
    for (const [i, a] of eight.entries()) {
      for (const b of eight.slice(i + 1)) expect(difference(a.image, b.image)).toBeGreaterThan(12);
    }
    expect(new Set(eight.map(({ record }) => record.renderer)).size).toBeGreaterThanOrEqual(4);
    expect(digest(await draw('a friendly person', { seed: 5 }))).toBe(digest(eight[5]));
  });

  it('differs from seed to seed where the style is given', async () => {
    const [a, b] = await Promise.all([1, 2].map((seed) => draw('oil painting', { seed })));
    expect([a.record.renderer, b.record.renderer]).toEqual(['oil', 'oil']);
    expect(difference(a.image, b.image)).toBeGreaterThan(12);
  });

  it('reports that it shows no person, and a main wish that it drops, so that nothing is charged', async () => {
    const { record, likeness } = await draw('watercolour');
    expect(likeness).toBeNull();
    expect(record).toMatchObject({
      engine: 'avatar',
      style: null,
      renderer: 'watercolour',
      avatar: true,
      referenceId: null,
      unmet: [],
    });
    expect(record.mainUnmet).toBeUndefined();
    const dog = await draw('a dog');
    expect(dog.record.mainUnmet).toBe('dog (one person is shown, alone)');
  });

  it('follows colours of backdrop and clothes', async () => {
    const prompt = (wall: string, shirt: string) =>
      `professional headshot, ${wall} background, ${shirt} shirt, short hair`;
    const green = await draw(prompt('red', 'green'));
    const blue = await draw(prompt('white', 'blue'));
    expect(labOf(green.image, CORNER)[1]).toBeGreaterThan(20);
    expect(Math.abs(labOf(blue.image, CORNER)[1])).toBeLessThan(6);
    expect(labOf(green.image, CHEST)[1]).toBeLessThan(-12);
    expect(labOf(blue.image, CHEST)[2]).toBeLessThan(-15);
  });

  it('follows tones', async () => {
    const whole = [0, 0, 1, 1];
    const plain = labOf((await draw('professional headshot')).image, whole);
    const warm = labOf((await draw('professional headshot, warm')).image, whole);
    const gray = labOf((await draw('professional headshot, black and white')).image, whole);
    expect(warm[2]).toBeGreaterThan(plain[2] + 2);
    expect(Math.hypot(gray[1], gray[2])).toBeLessThan(1);
  });

  it('names what it cannot draw', async () => {
    const { record } = await draw(
      'woman in a red kimono riding a dragon, pencil sketch, in an office',
    );
    expect(record.unmet).toEqual([
      'red (not in the style Pencil)',
      'kimono (avatars wear shirts, pullovers, hoodies, suits, dresses and coats)',
      'riding a dragon',
      'office (Pencil has no scenery)',
    ]);
  });

  it('wears what is asked for, where it has it', async () => {
    const options = { seed: 4, gender: 'man' } as const;
    const [suit, hoodie] = [
      await draw('pencil sketch of a man in a suit', options),
      await draw('pencil sketch of a man in a hoodie', options),
    ];
    expect([...suit.record.unmet!, ...hoodie.record.unmet!]).toEqual([]);
    expect(difference(suit.image, hoodie.image)).toBeGreaterThan(2);
  });

  it('shows of clothes what was asked for', async () => {
    const { record, image } = await draw('professional headshot of a woman in a red dress');
    expect(record.unmet).toEqual([]);
    expect(labOf(image, CHEST)[1]).toBeGreaterThan(25);
    expect(shareOfRed(image)).toBeGreaterThan(0.06);
    const shirt = await draw('professional headshot of a man in a red shirt', { seed: 2 });
    expect(shareOfRed(shirt.image)).toBeGreaterThan(0.1);
  });

  it.each(['child', 'old person', 'old person in a hat'])(
    'draws a %s unlike a young one',
    async (person) => {
      const [asked, young] = [
        await draw(`comic book, ${person}`, { seed: 4, gender: 'man' }),
        await draw(`comic book, ${person.replace(/^(child|\S+ person)/, 'young person')}`, {
          seed: 4,
          gender: 'man',
        }),
      ];
      expect(asked.record.unmet).toEqual([]);
      expect(difference(asked.image, young.image)).toBeGreaterThan(0.15);
    },
  );

  it.each(['hat', 'turban'])('shows a red %s as asked, and hair below it', async (hat) => {
    const prompt = (hair: string) =>
      `professional headshot of a woman with ${hair} hair, a red ${hat} and a blue shirt`;
    const [long, none] = [await draw(prompt('long blond')), await draw(prompt('no'))];
    expect(long.record.unmet).toEqual([]);
    expect(difference(long.image, none.image)).toBeGreaterThan(2);
    expect(shareOfRed(long.image)).toBeGreaterThan(0.03);
  });

  it('has the shape of hair that it names beside a moustache', async () => {
    const [bun, ponytail] = await Promise.all(
      ['bun', 'ponytail'].map((hair) => draw(`comic book, man with a ${hair} and a moustache`)),
    );
    expect([...bun.record.unmet!, ...ponytail.record.unmet!]).toEqual([]);
    expect(difference(bun.image, ponytail.image)).toBeGreaterThan(1);
  });

  it('leaves out what is not wanted', async () => {
    const options = { seed: 4, gender: 'man' } as const;
    const withGlasses = await draw('pencil sketch, sunglasses', options);
    const without = await draw('pencil sketch, no glasses', options);
    const negative = await draw('pencil sketch', { ...options, negative: 'glasses' });
    expect(digest(negative)).toBe(digest(without));
    expect(difference(withGlasses.image, without.image)).toBeGreaterThan(1);
  });

  it.each(['woman with an afro', 'bald man with a full beard', 'woman in a hijab, sunglasses'])(
    'draws "%s"',
    async (prompt) => {
      const { record, image } = await draw(`${prompt}, comic book`);
      expect(record.unmet).toEqual([]);
      expect(image.width).toBe(SIZE);
    },
  );

  it('shows itself on the way', async () => {
    const stages: RenderStage[] = [];
    await engine.render(
      [],
      { style: null, gender: 'man', seed: 1, size: SIZE, headPose: null },
      {
        onProgress: () => undefined,
        onPreview: (stage, reduce) => {
          stages.push(stage);
          expect(reduce(64).width).toBe(64);
        },
        signal: new AbortController().signal,
      },
    );
    expect(stages).toEqual(['matte', 'light', 'style']);
  });
});
