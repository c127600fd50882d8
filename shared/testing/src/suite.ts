type Closes = { readonly close: () => unknown };

/** Starts what the tests of a suite use, and closes it after them. It exists in hooks and tests only. */
export function suite<T extends Closes>(start: () => T | Promise<T>): T;
export function suite<T extends object>(
  start: () => T | Promise<T>,
  end: (started: T) => unknown,
): T;
export function suite<T extends object>(
  start: () => T | Promise<T>,
  end = (started: T): unknown => (started as T & Closes).close(),
): T {
  let started: T | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started && end(started));
  const present = (name: PropertyKey): T => {
    if (!started) throw new Error(`${String(name)} is used before the suite has started`);
    return started;
  };
  return new Proxy({} as T, {
    get: (_, name) => {
      const value: unknown = Reflect.get(present(name), name, started);
      return typeof value === 'function' ? (value.bind(started) as unknown) : value;
    },
    ownKeys: () => Reflect.ownKeys(present('a copy')),
    getOwnPropertyDescriptor: (_, name) => {
      const own = Reflect.getOwnPropertyDescriptor(present(name), name);
      return own && { ...own, configurable: true };
    },
  });
}
