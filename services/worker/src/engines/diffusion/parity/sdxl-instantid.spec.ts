import { suite } from '@likeness/testing/suite';
import { shareWithin } from '../testing/compare.js';
import { INSTANTID_RUNS, openInstantIdFixture } from '../testing/instantid-fixture.js';

const LATENT_BAR = 1e-3;
const IMAGE_SHARE = 0.999;

const fixture = suite(() => openInstantIdFixture());

describe.each(INSTANTID_RUNS)('sdxl-instantid, run "%s"', (name) => {
  it('follows the published pipeline from the same noise to the same picture', async () => {
    const { latents, image } = await fixture.rerun(name);
    expect(Math.max(...latents)).toBeLessThanOrEqual(LATENT_BAR);
    const expected = fixture.golden.image(`run.${name}.image`);
    expect(shareWithin(image, expected, 1)).toBeGreaterThanOrEqual(IMAGE_SHARE);
  });
});
