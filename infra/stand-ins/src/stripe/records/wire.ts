import type { Stripe } from 'stripe';

/** One of Stripe's types as it travels: decimals are strings in JSON. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean
    ? T
    : T extends readonly (infer Each)[]
      ? Wire<Each>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;
