import { onBehalfOf } from '@likeness/service-kit/identity/turn-taker';
import { PixelBudget } from './pixel-budget.js';

function held(budget: PixelBudget, pixels: number) {
  let started = false;
  let end: () => void = () => undefined;
  const done = budget.run(pixels, () => {
    started = true;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  return { done, isStarted: () => started, end: () => end() };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

it('runs two small images and queues the third', async () => {
  const budget = new PixelBudget();
  const [one, two, three] = [held(budget, 1e6), held(budget, 1e6), held(budget, 1e6)];
  await settle();
  expect([one, two, three].map((work) => work.isStarted())).toEqual([true, true, false]);
  one.end();
  await one.done;
  await settle();
  expect(three.isStarted()).toBe(true);
});

it('runs an image of maximum size alone and in order', async () => {
  const budget = new PixelBudget();
  const [small, large, late] = [held(budget, 1e6), held(budget, 1e8), held(budget, 1e6)];
  await settle();
  expect([small, large, late].map((work) => work.isStarted())).toEqual([true, false, false]);
  small.end();
  await small.done;
  await settle();
  expect([large, late].map((work) => work.isStarted())).toEqual([true, false]);
  large.end();
  await large.done;
  await settle();
  expect(late.isStarted()).toBe(true);
});

it('frees its budget when work fails', async () => {
  const budget = new PixelBudget();
  for (let index = 0; index < 5; index += 1) {
    await expect(budget.run(1e8, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  expect(await budget.run(1e8, () => Promise.resolve('done'))).toBe('done');
});

it('serves a second person before the rest of a flood', async () => {
  const budget = new PixelBudget();
  const done: string[] = [];
  const decode = (id: string) =>
    onBehalfOf({ kind: 'visitor', id }, () =>
      budget.run(5e7, () => settle().then(() => void done.push(id))),
    );
  const flood = Array.from({ length: 20 }, () => decode('flood'));
  await Promise.all([...flood, decode('second')]);
  expect(done.indexOf('second')).toBeLessThan(4);
});
