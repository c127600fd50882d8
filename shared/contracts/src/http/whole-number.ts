import { z } from 'zod';

export const wholeNumberSchema = (minimum: number, maximum: number) =>
  z.coerce
    .number()
    .meta({ type: 'integer', minimum, maximum })
    .pipe(z.int().min(minimum).max(maximum));
