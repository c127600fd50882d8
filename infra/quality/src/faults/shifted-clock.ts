import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const LOOK_EVERY_MS = 100;

/**
 * Preloaded: shifts dates by the milliseconds in the file that this module's URL names. Timers
 * and durations stay correct, as when an administrator sets the clock.
 */
const file = new URL(import.meta.url).searchParams.get('file');
const RealDate = Date;
let offMs = 0;

const now = () => RealDate.now() + offMs;

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, values: [], newTarget: NewableFunction) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

if (file !== null) {
  Object.defineProperty(RealDate.prototype, 'constructor', { value: ShiftedDate });
  globalThis.Date = ShiftedDate;
  setInterval(() => (offMs = read(file)), LOOK_EVERY_MS).unref();
}

function read(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    // This process's clock is correct.
    return 0;
  }
}
