import { join } from 'node:path';
import { type GraphName, PACK_PIPELINES } from '@likeness/contracts/packs/pack-base';
import { suite } from '@likeness/testing/suite';
import { readSafetensors } from '../../../packs/safetensors.js';
import { relativeError } from '../testing/compare.js';
import { openTinyPack } from '../testing/tiny-pack.js';

const GRAPH_BAR = 1e-4;

describe.each(PACK_PIPELINES)('the graphs of the tiny pack of %s', (pipeline) => {
  const pack = suite(() => openTinyPack(pipeline));

  it('compute what their modules in PyTorch compute', async () => {
    const { selfTest } = pack.manifest;
    const [inputs, outputs] = await Promise.all([
      readSafetensors(join(pack.folder, selfTest.inputs)),
      readSafetensors(join(pack.folder, selfTest.outputs)),
    ]);
    const graphs = new Set([...outputs.keys()].map((name) => name.split('.')[0] as GraphName));
    expect(graphs.size).toBeGreaterThan(2);
    for (const graph of graphs) {
      const own = [...inputs].filter(([name]) => name.startsWith(`${graph}.`));
      const feeds = own.map(([name, tensor]) => [name.slice(graph.length + 1), tensor] as const);
      const session = await pack.graphs.session(graph);
      const answers = await session.run(Object.fromEntries(feeds));
      for (const [name, { data }] of Object.entries(answers)) {
        const expected = outputs.get(`${graph}.${name}`)?.data as Float32Array;
        const error = relativeError(data as Float32Array, expected);
        expect([graph, name, error <= GRAPH_BAR]).toEqual([graph, name, true]);
      }
    }
  });
});
