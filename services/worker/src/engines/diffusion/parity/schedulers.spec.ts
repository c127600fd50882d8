import type { PackPipeline } from '@likeness/contracts/packs/pack-base';
import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import { empiricalMu, linearMu } from '../schedulers/flow-match-euler.js';
import { openScheduler } from '../schedulers/open-scheduler.js';
import { relativeError } from '../testing/compare.js';
import { Golden } from '../testing/golden.js';

const TABLE_BAR = 1e-5;
const STEPS_BAR = 1e-4;
const COUNTS = [4, 30];

type Case = { pipeline: PackPipeline; name: PackScheduler['name']; prefix: string; count: number };

const cases: Case[] = COUNTS.flatMap((count) => [
  ...(['euler', 'euler-trailing', 'dpmpp-2m-karras', 'lcm'] as const).map((name) => ({
    pipeline: 'sdxl-instantid' as const,
    name,
    prefix: `scheduler.${name}.${count}`,
    count,
  })),
  ...(['flux2-klein', 'flux-kontext'] as const).flatMap((pipeline) =>
    ['tokens-64', 'one'].map((shift) => ({
      pipeline,
      name: 'flow-match-euler' as const,
      prefix: `scheduler.flow-match-euler.${shift}.${count}`,
      count,
    })),
  ),
]);

const goldens = {
  'sdxl-instantid': await Golden.read('sdxl-instantid'),
  'flux2-klein': await Golden.read('flux2-klein'),
  'flux-kontext': await Golden.read('flux-kontext'),
};

describe.each(cases)('$prefix of $pipeline', ({ pipeline, name, prefix, count }) => {
  const golden = goldens[pipeline];
  const isFlow = name === 'flow-match-euler';
  const mu = isFlow ? golden.note<number>(`${prefix}.mu`) : 0;

  it('shows the model at the published times what the published one shows, and goes its way', () => {
    const scheduler = openScheduler({ name }, count, mu);
    const thousandths = scheduler.timesteps.map((each) => (isFlow ? each * 1000 : each));
    expect(relativeError(thousandths, golden.numbers(`${prefix}.timesteps`))).toBeLessThanOrEqual(
      TABLE_BAR,
    );
    let sample = golden.numbers(`${prefix}.start`);
    for (let step = 0; step < count; step++) {
      const scale = scheduler.inputScale(step);
      const shown = sample.map((value) => value * scale);
      const fresh = scheduler.needsNoise(step) ? golden.part(`${prefix}.fresh`, step) : undefined;
      expect(relativeError(shown, golden.part(`${prefix}.inputs`, step))).toBeLessThanOrEqual(
        STEPS_BAR,
      );
      sample = scheduler.advance(step, sample, golden.part(`${prefix}.outputs`, step), fresh);
      expect(relativeError(sample, golden.part(`${prefix}.samples`, step))).toBeLessThanOrEqual(
        STEPS_BAR,
      );
    }
  });
});

describe('mu', () => {
  it('is that of FLUX.2 for every length and number of steps', () => {
    const known = goldens['flux2-klein'].note<[number, number, number][]>('mu');
    for (const [length, steps, mu] of known) expect(empiricalMu(length, steps)).toBeCloseTo(mu, 9);
  });

  it('is that of FLUX.1 for every length', () => {
    const known = goldens['flux-kontext'].note<[number, number][]>('mu');
    for (const [length, mu] of known) expect(linearMu(length)).toBeCloseTo(mu, 9);
  });
});
