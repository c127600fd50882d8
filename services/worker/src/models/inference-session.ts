import { InferenceSession } from './onnx-runtime.js';

export type ExecutionProvider = 'cuda' | 'webgpu' | 'cpu';

export type SessionOptions = {
  /** Tried in this order; the CPU comes last by itself. */
  readonly providers: readonly ExecutionProvider[];
  /** Threads that one run may use on the CPU. */
  readonly threads: number;
};

export type RejectedProvider = { readonly provider: ExecutionProvider; readonly reason: string };

export type OpenedSession = {
  readonly session: InferenceSession;
  readonly provider: ExecutionProvider;
  readonly rejected: readonly RejectedProvider[];
};

/** Opens a model on the first provider that works here; says why earlier ones did not. */
export async function openSession(
  model: Uint8Array,
  { providers, threads }: SessionOptions,
): Promise<OpenedSession> {
  const rejected: RejectedProvider[] = [];
  for (const provider of providers) {
    if (provider === 'cpu') break;
    try {
      const session = await createSession(model, provider, threads);
      return { session, provider, rejected };
    } catch (error) {
      rejected.push({ provider, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { session: await createSession(model, 'cpu', threads), provider: 'cpu', rejected };
}

/**
 * On this provider or not at all; a path is mapped, with its external data, whatever its size.
 * @param profilePrefix path to which the runtime adds a time and `.json` for the profile of all runs
 */
export function createSession(
  model: Uint8Array | string,
  provider: ExecutionProvider,
  threads: number,
  profilePrefix?: string,
): Promise<InferenceSession> {
  // Rearranged weights would be a second copy of gigabytes, made before the first run.
  const mapped = typeof model === 'string' && { disable_prepacking: '1' };
  const options: InferenceSession.SessionOptions = {
    executionProviders: [provider],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Idle helper threads would otherwise spin on the cores that other workers and JavaScript need.
    extra: { session: { intra_op: { allow_spinning: '0' }, ...mapped } },
    logSeverityLevel: 4,
    ...(profilePrefix !== undefined && { enableProfiling: true, profileFilePrefix: profilePrefix }),
  };
  return typeof model === 'string'
    ? InferenceSession.create(model, options)
    : InferenceSession.create(model, options);
}
