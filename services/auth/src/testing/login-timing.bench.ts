import { newEmail, startRunningAuth } from './running-auth.js';

const ROUNDS = 50;
const WARM_UP = 5;
const MAX_DIFFERENCE_PERCENT = 10;

const auth = await startRunningAuth();
const email = await auth.verified();
const unknown: number[] = [];
const wrong: number[] = [];
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  // Alternates the order, so that machine load affects both cases equally.
  const cases = [
    { username: newEmail(), times: unknown },
    { username: email, times: wrong },
  ];
  for (const { username, times } of round % 2 === 0 ? cases : cases.toReversed()) {
    const time = await timeOf(username);
    if (round >= 0) times.push(time);
  }
}
await auth.close();

const [a, b] = [median(unknown), median(wrong)];
report('login, unknown address', a, 'ms');
report('login, wrong password', b, 'ms');
report('login, difference of the two', (100 * Math.abs(a - b)) / b, '%', MAX_DIFFERENCE_PERCENT);

async function timeOf(username: string): Promise<number> {
  const begun = performance.now();
  const { status } = await auth.login(username, 'Wrong-Anchor-47');
  if (status !== 400) throw new Error(`answered ${status}`);
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
}

function report(name: string, value: number, unit: string, bar?: number): void {
  process.stdout.write(`${JSON.stringify({ suite: 'auth', name, value, unit, bar })}\n`);
}
