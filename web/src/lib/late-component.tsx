import {
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

const MOST_FAILURES = 3;
const PAUSE_MS = 1_000;

/** A chunk failed to load; only a page reload can help. */
export class LateCodeError extends Error {}

type Connection = { isThere: () => boolean; untilNextTry: () => Promise<void> };

const ofBrowser: Connection = {
  isThere: () => navigator.onLine,
  untilNextTry: () =>
    new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, PAUSE_MS);
      else window.addEventListener('online', () => resolve(), { once: true });
    }),
};

/** Waits while the browser is offline and tries three times online. @throws LateCodeError */
export async function loadPatiently<Code>(
  load: () => Promise<Code>,
  { isThere, untilNextTry } = ofBrowser,
): Promise<Code> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (cause) {
      if (isThere()) failures += 1;
      if (failures === MOST_FAILURES) {
        throw new LateCodeError('A part of the page could not be loaded', { cause });
      }
      await untilNextTry();
    }
  }
}

/** Suspends the parent; see `lateComponent`. A part that is gone leaves the rest of the page alone. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load).catch(() => () => null) }));
}

/** Shows `fallback` until the code is there. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Code: ComponentType<Props> = lazyComponent(load);
  return function LateComponent(props) {
    return (
      <Suspense fallback={fallback}>
        <Code {...props} />
      </Suspense>
    );
  };
}
