import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const LOOK_EVERY_MS = 100;

/**
 * Loaded before a process of the product: its dates are off by as many milliseconds as the file says that
 * its own address names. Its timers, and what measures how long something took, go on as they were, as
 * when somebody sets a machine's clock.
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
    // Nobody has set this process's clock.
    return 0;
  }
}
