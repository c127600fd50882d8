import { shareWithin } from '../testing/compare.js';
import {
  INSTANTID_RUNS,
  type InstantIdBench,
  openInstantIdBench,
} from '../testing/instantid-bench.js';

const LATENT_BAR = 1e-3;
const IMAGE_SHARE = 0.999;

let bench: InstantIdBench;
beforeAll(async () => {
  bench = await openInstantIdBench();
});
afterAll(() => bench.close());

describe.each(INSTANTID_RUNS)('sdxl-instantid, run "%s"', (name) => {
  it('follows the published pipeline from the same noise to the same picture', async () => {
    const { latents, image } = await bench.rerun(name);
    expect(Math.max(...latents)).toBeLessThanOrEqual(LATENT_BAR);
    const expected = bench.golden.image(`run.${name}.image`);
    expect(shareWithin(image, expected, 1)).toBeGreaterThanOrEqual(IMAGE_SHARE);
  });
});
