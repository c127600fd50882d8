import { z } from 'zod';

/** A whole number in a query, where everything is text; the document names its bounds as well. */
export const wholeNumberSchema = (minimum: number, maximum: number) =>
  z.coerce
    .number()
    .meta({ type: 'integer', minimum, maximum })
    .pipe(z.int().min(minimum).max(maximum));
