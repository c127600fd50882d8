import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { serveTasks } from '../serve-tasks.js';

type Order =
  | 'answer'
  | 'tell whether it rests'
  | 'linger'
  | 'obey'
  | 'ignore'
  | 'spin'
  | 'stretch'
  | 'crash'
  | 'throw';

serveTasks(({ providers }) => {
  if (providers.length === 0) return Promise.reject(new Error('no providers'));
  let isResting = false;
  return Promise.resolve({
    report: 'ready',
    untilFirstTask: async (signal) => {
      isResting = true;
      await once(signal, 'abort');
      isResting = false;
      throw new Error('of no interest');
    },
    run: (order: Order, { signal, tell }): Promise<unknown> => {
      tell(`begun ${order}`);
      switch (order) {
        case 'answer':
          return Promise.resolve(process.pid);
        case 'tell whether it rests':
          return Promise.resolve(isResting);
        case 'linger':
          return pause(300);
        case 'obey':
          return new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(new Error('obeyed'))),
          );
        case 'ignore':
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
          return Promise.resolve('never');
        case 'spin':
          while (performance.now() > 0) Math.random();
          return Promise.resolve('never');
        case 'stretch':
          return pause(300).then(() => 'done');
        case 'crash':
          process.abort();
          break;
        case 'throw':
          return Promise.reject(new RangeError('thrown'));
      }
    },
  });
});
