import { StartPatience } from './start-patience.js';

/** Seconds until a start with a limit of 60 s times out, polled every second. */
function secondsOf(crowded: (second: number) => number): number {
  let second = 0;
  const patience = new StartPatience(
    60_000,
    () => second * 1_000,
    () => crowded(second),
  );
  while (!patience.isOver) second += 1;
  return second;
}

test('an idle machine has the limit as it is', () => {
  expect(secondsOf(() => 0.1)).toBe(61);
});

test('27 programs on two processors make it thirteen times as long', () => {
  expect(secondsOf(() => 13.5)).toBe(811);
});

test('time counts in full again once the machine is free', () => {
  expect(secondsOf((second) => (second <= 100 ? 10 : 1))).toBe(151);
});

test('a program that hangs is given up on the busiest machine', () => {
  expect(secondsOf(() => 1_000)).toBe(1_201);
});
