import type { ValueProvider } from '@nestjs/common';

/** Settings need a class as injection token, because types do not exist at run time. */
export function settings<T extends object>(
  declared: abstract new () => T,
  values: T,
): ValueProvider<T> {
  return { provide: declared, useValue: values };
}
