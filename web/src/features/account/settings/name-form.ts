import { registerRequestSchema } from '@likeness/contracts/http/auth';
import type { z } from 'zod';
import { checkWith } from '../../../lib/forms/check-with.js';
import * as text from './messages.js';

const namesSchema = registerRequestSchema.pick({ first_name: true, last_name: true });
export type Names = z.infer<typeof namesSchema>;

export const checkNames = checkWith<Names, Names>(namesSchema, ({ code }) =>
  code === 'too_small' ? text.required : undefined,
);
