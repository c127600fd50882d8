import { createSession, type ExecutionProvider } from './inference-session.js';
import { OnnxGraph } from './onnx-graph.js';

/** Distinguishes a missing provider from a graph that it cannot run. */
export async function hasProvider(provider: ExecutionProvider): Promise<boolean> {
  if (provider === 'cpu') return true;
  const graph = new OnnxGraph('probe');
  graph.node('Identity', [graph.input('x', [1])], {}, graph.output('y', [1]));
  try {
    await (await createSession(graph.serialise(), provider, 1)).release();
    return true;
  } catch {
    return false;
  }
}
