import type { Health } from '@likeness/contracts/http/health';
import { eventually } from '@likeness/e2e/client/eventually';
import type { TestStack } from '@likeness/testing/test-stack';

const START_MS = 600_000;
/** Characters of a log to print on failure. */
const SHOWN = 4_000;

export async function startProduct(stack: TestStack): Promise<void> {
  stack.launch({ LOG_FORMAT: 'json' });
  try {
    await eventually(async () => {
      const answer = await fetch(`${stack.address}/api/health`).catch(() => undefined);
      return answer?.ok && ((await answer.json()) as Health).status === 'ok';
    }, START_MS);
  } catch {
    throw new Error(`the product did not start:\n${stack.output.slice(-SHOWN)}`);
  }
}
