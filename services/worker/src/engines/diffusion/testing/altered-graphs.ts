import type { GraphName } from '@likeness/contracts/packs/pack-base';
import type { InferenceSession, Tensor } from '../../../models/onnx-runtime.js';
import type { GraphSource } from '../graphs/graph.js';

type Named = Record<string, Tensor>;
export type Alteration = {
  readonly graph: GraphName;
  readonly feeds?: (feeds: Named) => Named;
  readonly outputs?: (outputs: Named) => Named;
};

export function altered(
  source: GraphSource,
  { graph, feeds = (same) => same, outputs = (same) => same }: Alteration,
): GraphSource {
  return {
    session: async (name) => {
      const session = await source.session(name);
      if (name !== graph) return session;
      return {
        inputMetadata: session.inputMetadata,
        outputMetadata: session.outputMetadata,
        run: async (given: Named, into?: Named) =>
          outputs(await (into ? session.run(feeds(given), into) : session.run(feeds(given)))),
      } as unknown as InferenceSession;
    },
  };
}
