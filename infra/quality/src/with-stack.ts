import { TestStack } from '@likeness/testing/test-stack';

type Hooks = {
  readonly after?: () => void;
  /** Replaces the script of `npm start`. */
  readonly script?: string;
};

/** Runs the whole product on temporary data while `work` uses it. */
export async function withStack(
  port: number,
  env: Readonly<Record<string, string>>,
  work: (stack: TestStack) => Promise<void>,
  { after, script }: Hooks = {},
): Promise<void> {
  const stack = new TestStack({ port, script });
  let isInterrupted = false;
  const discard = async () => {
    await stack.stop();
    after?.();
    await stack.discard();
  };
  const interrupt = () => {
    isInterrupted = true;
    void discard().finally(() => process.exit(130));
  };
  process.once('disconnect', interrupt);
  // The listener must not keep this process alive.
  process.channel?.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, interrupt);
  }
  try {
    // Virtual users send their address as clients behind a proxy.
    await stack.start({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', ...env });
    await work(stack);
  } catch (error) {
    // Interrupted work fails in arbitrary ways.
    if (!isInterrupted) throw error;
  } finally {
    await discard();
  }
}
