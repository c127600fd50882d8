/** Subscribes to a value that never changes, for `useSyncExternalStore`. */
export const never = () => () => {};
