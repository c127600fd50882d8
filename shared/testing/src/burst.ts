import { availableParallelism, loadavg } from 'node:os';
import pTimeout from 'p-timeout';

export type Answered = {
  readonly status: number;
  /** Since the start of the burst. */
  readonly ms: number;
  readonly body: unknown;
};

const GIVEN_UP_MS = 30_000;

/** Sends `count` requests at once; status 0 means no response. */
export async function burst(
  count: number,
  call: (index: number) => Promise<Response | Pick<Answered, 'status' | 'body'>>,
): Promise<Answered[]> {
  const begun = performance.now();
  const calls = Array.from({ length: count }, async (_, index): Promise<Answered> => {
    const answer = await pTimeout(call(index), { milliseconds: GIVEN_UP_MS, message: 'no answer' })
      .then(async (answer) => ({
        status: answer.status,
        body: answer instanceof Response ? await bodyOf(answer) : answer.body,
      }))
      .catch((error: unknown) => ({ status: 0, body: String(error) }));
    return { ...answer, ms: performance.now() - begun };
  });
  return Promise.all(calls);
}

export function statusesOf(answers: readonly Answered[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function slowestOf(answers: readonly Answered[]): number {
  return Math.max(...answers.map(({ ms }) => ms));
}

/** The longest acceptable response time. */
const PATIENCE_MS = 5_000;
const SPIN_MS = 300;

/** Scaled by the current load of this machine. */
export function patienceMs(ms = PATIENCE_MS): number {
  return ms * stretchOfTime();
}

/** 1 on an idle machine. Combines a measurement with the load of the last minute. */
function stretchOfTime(): number {
  const [begun, { user, system }] = [performance.now(), process.cpuUsage()];
  for (let worked = 0; worked < SPIN_MS;) {
    const used = process.cpuUsage({ user, system });
    worked = (used.user + used.system) / 1_000;
  }
  const now = (performance.now() - begun) / SPIN_MS;
  const lately = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.max(1, now, lately);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return isJson && text !== '' ? JSON.parse(text) : text;
}
