/** For `doNotFake` of jest's timers: replaces the date, and leaves real time to pass. */
export const CLOCK_ALONE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
