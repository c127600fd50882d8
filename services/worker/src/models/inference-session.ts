import { InferenceSession } from './onnx-runtime.js';

export type ExecutionProvider = 'cuda' | 'webgpu' | 'cpu';

export type SessionOptions = {
  /** In this order, then the CPU. */
  readonly providers: readonly ExecutionProvider[];
  /** CPU threads per run. */
  readonly threads: number;
  /** Keeps no memory between runs: for graphs with large intermediate results. */
  readonly isFrugal?: boolean;
};

export type RejectedProvider = { readonly provider: ExecutionProvider; readonly reason: string };

export type OpenedSession = {
  readonly session: InferenceSession;
  readonly provider: ExecutionProvider;
  readonly rejected: readonly RejectedProvider[];
};

/** Opens a model on the first working provider and reports why earlier ones failed. */
export async function openSession(
  model: Uint8Array,
  { providers, threads, isFrugal }: SessionOptions,
): Promise<OpenedSession> {
  const rejected: RejectedProvider[] = [];
  for (const provider of providers) {
    if (provider === 'cpu') break;
    try {
      const session = await createSession(model, provider, threads, { isFrugal });
      return { session, provider, rejected };
    } catch (error) {
      rejected.push({ provider, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const session = await createSession(model, 'cpu', threads, { isFrugal });
  return { session, provider: 'cpu', rejected };
}

type Extra = {
  /** The runtime adds a time and `.json`. */
  readonly profilePrefix?: string;
  readonly isFrugal?: boolean;
};

/** No fallback provider; maps paths. */
export function createSession(
  model: Uint8Array | string,
  provider: ExecutionProvider,
  threads: number,
  { profilePrefix, isFrugal = false }: Extra = {},
): Promise<InferenceSession> {
  // Prepacked weights would be a second copy of gigabytes.
  const mapped = typeof model === 'string' && { disable_prepacking: '1' };
  const options: InferenceSession.SessionOptions = {
    executionProviders: [provider],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: !isFrugal,
    enableMemPattern: !isFrugal,
    // Idle threads would otherwise spin on cores that other work needs.
    extra: { session: { intra_op: { allow_spinning: '0' }, ...mapped } },
    logSeverityLevel: 4,
    ...(profilePrefix !== undefined && { enableProfiling: true, profileFilePrefix: profilePrefix }),
  };
  return typeof model === 'string'
    ? InferenceSession.create(model, options)
    : InferenceSession.create(model, options);
}
