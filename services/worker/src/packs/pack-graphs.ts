import { basename, join } from 'node:path';
import type { GraphName } from '@likeness/contracts/packs/pack-base';
import { createSession, type ExecutionProvider } from '../models/inference-session.js';
import type { InferenceSession } from '../models/onnx-runtime.js';
import { graphFaults, type KnownSizes } from './check-graph.js';
import { GRAPH_CONTRACTS } from './graph-contract.js';
import type { AnyOpenedPack } from './opened-pack.js';
import { PackRefusedError } from './pack-refusal.js';
import { OnnxGraph } from '../models/onnx-graph.js';

export class PackGraphs {
  readonly #sessions = new Map<GraphName, Promise<InferenceSession>>();
  readonly #sizes: KnownSizes = new Map();

  constructor(
    private readonly pack: AnyOpenedPack,
    private readonly threads: number,
    private readonly profilePrefix?: string,
  ) {}

  get provider(): ExecutionProvider {
    return this.pack.providers[0] ?? 'cpu';
  }

  get names(): readonly GraphName[] {
    return Object.keys(this.pack.variant.graphs) as GraphName[];
  }

  async session(name: GraphName): Promise<InferenceSession> {
    const known = this.#sessions.get(name) ?? this.#open(name);
    this.#sessions.set(name, known);
    return known;
  }

  async close(): Promise<void> {
    const sessions = await Promise.allSettled(this.#sessions.values());
    this.#sessions.clear();
    for (const opened of sessions) {
      if (opened.status === 'fulfilled') await opened.value.release();
    }
  }

  async #open(name: GraphName): Promise<InferenceSession> {
    const { folder, manifest, variant } = this.pack;
    const path = variant.graphs[name];
    if (path === undefined) throw new Error(`${manifest.pipeline} reads no graph ${name}`);
    const session = await this.#create(join(folder, path), `${basename(folder)}/${path}`);
    const contract = GRAPH_CONTRACTS[manifest.pipeline][name];
    const faults = contract ? graphFaults(session, contract, this.#sizes) : [];
    if (faults.length === 0) return session;
    await session.release();
    throw new PackRefusedError(
      'graph-differs',
      `${basename(folder)}/${path} is no ${name} of ${manifest.pipeline}: ${faults.join('; ')}. Export it with the tools of this version.`,
    );
  }

  async #create(path: string, name: string): Promise<InferenceSession> {
    const { provider, threads, profilePrefix } = this;
    try {
      return await createSession(path, provider, threads, { profilePrefix });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!(await hasProvider(provider))) {
        throw new PackRefusedError(
          'provider-missing',
          `${this.pack.manifest.id} is for ${provider}, which is not there (${why}): start the worker's image for it on a machine with a card and its driver, or give the pack a cpu variant.`,
        );
      }
      throw new PackRefusedError(
        'graph-unreadable',
        `${name} can't be opened on ${provider} (${why}): export the pack again for this version of ONNX Runtime.`,
      );
    }
  }
}

/** Distinguishes a missing provider from a graph that it cannot run. */
async function hasProvider(provider: ExecutionProvider): Promise<boolean> {
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
