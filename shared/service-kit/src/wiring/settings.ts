import type { ValueProvider } from '@nestjs/common';

/**
 * Provides settings under the abstract class that declares them: a type alone can't be asked for at
 * run time.
 */
export function settings<T extends object>(
  declared: abstract new () => T,
  values: T,
): ValueProvider<T> {
  return { provide: declared, useValue: values };
}
