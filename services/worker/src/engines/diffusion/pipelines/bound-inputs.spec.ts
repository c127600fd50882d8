import type { Tensor } from '../../../models/onnx-runtime.js';
import type { Alteration } from '../testing/golden-fixture.js';
import { openGoldenFixture } from '../testing/golden-fixture.js';

async function stepFeeds(
  pipeline: 'sdxl-instantid' | 'flux2-klein' | 'flux-kontext',
  run: string,
): Promise<Record<string, Tensor>[]> {
  const seen: Record<string, Tensor>[] = [];
  const graphs: Alteration = {
    graph: 'step',
    feeds: (feeds) => {
      seen.push(feeds);
      return feeds;
    },
  };
  const fixture = await openGoldenFixture(pipeline);
  await fixture.rerun(run, await fixture.prepare(run, graphs));
  await fixture.close();
  return seen;
}

it.each([
  ['sdxl-instantid', 'euler', 6],
  ['flux2-klein', 'three', 4],
  ['flux-kontext', 'three', 4],
] as const)('%s binds the inputs of its steps once', async (pipeline, run, steps) => {
  const [first, ...others] = await stepFeeds(pipeline, run);
  expect(others).toHaveLength(steps - 1);
  for (const feeds of others)
    for (const [name, tensor] of Object.entries(feeds)) expect(tensor).toBe(first[name]);
});
