import { TestStack } from '@likeness/testing/test-stack';

type Hooks = {
  readonly after?: () => void;
  /** What to run instead of what `npm start` runs. */
  readonly script?: string;
};

/** Runs the whole product on throw-away data while something works with it; nothing of it is left. */
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
  // Listening for the end of the channel must not keep this process once it has finished.
  process.channel?.unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, interrupt);
  }
  try {
    // Virtual users say whom they stand for as clients behind a proxy do.
    await stack.start({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', ...env });
    await work(stack);
  } catch (error) {
    // What was interrupted fails somehow.
    if (!isInterrupted) throw error;
  } finally {
    await discard();
  }
}
