import { inLanes } from '../terminal/command.js';
import type { Lane, Stage, StageResult } from './test-workspace.js';

export type Outcome = { readonly stage: Stage; readonly result: StageResult };

/** More failures have a common cause, which a retry does not solve. */
const MOST_RETRIES = 3;

/** Retries each failed end-to-end file alone. A second pass counts as flaky. */
export async function retryFailed(
  outcomes: readonly Outcome[],
  [lane]: readonly Lane[],
): Promise<StageResult[]> {
  const isRetried = ({ stage, result }: Outcome) => stage.isRetried && !result.ok;
  const count = outcomes.filter(isRetried).length;
  if (!lane || count === 0 || count > MOST_RETRIES) return outcomes.map(({ result }) => result);
  console.log('\nA second run of what failed:');
  return inLanes([lane], outcomes, async (outcome) => {
    if (!isRetried(outcome)) return outcome.result;
    const second = await outcome.stage.run(lane);
    return second.ok ? { ...second, flaky: outcome.result.totals?.failures ?? [] } : second;
  });
}
