import type { Stripe } from 'stripe';

/** The JSON form of a Stripe type: decimals are strings. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean
    ? T
    : T extends readonly (infer Each)[]
      ? Wire<Each>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;
