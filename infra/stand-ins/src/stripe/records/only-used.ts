import type { Wire } from './wire.js';

type Some<T> = T extends readonly (infer Each)[]
  ? Some<Each>[]
  : T extends object
    ? { [Key in keyof T]?: Some<T[Key]> | undefined }
    : T;

/** A Stripe object with the fields that Likeness and its tests read. Stripe sends more. */
export function onlyUsed<T>(fields: Some<Wire<T>>): Wire<T> {
  return fields as Wire<T>;
}
