import type {
  EnsureInfiniteQueryDataOptions,
  EnsureQueryDataOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

export type RouteContext = {
  /** Absent while the build renders pages, and until a prerendered page is hydrated. */
  queryClient?: QueryClient;
};

/** In ms: data that a route loaded is still fresh when its component mounts. */
export const EARLY_STALE_MS = 10_000;

/** The retries of a component, which continues the request. */
const options = { retry: 3, revalidateIfStale: true } as const;

/** For loaders: starts a request without waiting for it. The component shows its state and its error. */
export function loadEarly<Data, Key extends QueryKey>(
  { queryClient }: RouteContext,
  query: EnsureQueryDataOptions<Data, Error, Data, Key>,
): void {
  queryClient?.ensureQueryData({ ...options, ...query }).catch(() => undefined);
}

/** The same for a list that loads page by page. */
export function loadPagesEarly<Data, Key extends QueryKey, Page>(
  { queryClient }: RouteContext,
  query: EnsureInfiniteQueryDataOptions<Data, Error, Data, Key, Page>,
): void {
  queryClient?.ensureInfiniteQueryData({ ...options, ...query }).catch(() => undefined);
}

/** The same for code that only the first view of a page can do without. */
export function loadCodeEarly(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
