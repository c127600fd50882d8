import { until } from '@likeness/testing/until';
import { RepeatingTask } from './repeating-task.js';

const AN_HOUR_MS = 3_600_000;

function controlledRuns() {
  const ends: (() => void)[] = [];
  return {
    run: () => new Promise<void>((resolve) => ends.push(resolve)),
    begun: () => ends.length,
    end: (index: number) => ends[index]?.(),
  };
}

describe('RepeatingTask', () => {
  it('repeats, even after a reported failure', async () => {
    const failures: unknown[] = [];
    let runs = 0;
    const run = () => {
      runs += 1;
      return runs === 2 ? Promise.reject(new Error('second')) : Promise.resolve();
    };
    const task = new RepeatingTask(run, 1, (error) => failures.push(error));
    task.start();
    await until(() => runs >= 4);
    await task.stop();
    expect(failures).toEqual([new Error('second')]);
  });

  it('runs at once on wake, or again after the current run', async () => {
    const { run, begun, end } = controlledRuns();
    const task = new RepeatingTask(run, AN_HOUR_MS, () => undefined);
    task.wake();
    for (let times = 0; times < 5; times += 1) task.wake();
    expect(begun()).toBe(1);
    end(0);
    await until(() => begun() === 2);
    end(1);
    await task.stop();
    expect(begun()).toBe(2);
  });

  it('waits for the current run on stop and never runs again', async () => {
    const { run, begun, end } = controlledRuns();
    const task = new RepeatingTask(run, 1, () => undefined);
    task.wake();
    let isStopped = false;
    const stopping = task.stop().then(() => (isStopped = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isStopped).toBe(false);
    end(0);
    await stopping;
    task.wake();
    expect(begun()).toBe(1);
  });
});
