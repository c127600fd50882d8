import { declarationRequestSchema } from '@likeness/contracts/http/payments';
import { z } from 'zod';
import { checkWith, type Check } from '../../lib/forms/check-with.js';
import type { DeclarationFields, DeclarationKind } from './declaration-request.js';
import * as text from './messages.js';

const { shape } = declarationRequestSchema;

const withdrawalSchema = z.object({
  name: shape.name,
  email: z.string().trim().pipe(shape.email),
  contract: shape.contract,
  reason: z.string(),
  is_for_cause: z.boolean(),
  effective_on: z.string(),
});

const cancellationSchema = withdrawalSchema
  .refine(({ is_for_cause, reason }) => !is_for_cause || reason.trim() !== '', {
    path: ['reason'],
    error: text.required,
  })
  .refine(({ is_for_cause, effective_on: day }) => is_for_cause || day === '' || day >= today(), {
    path: ['effective_on'],
    error: text.pastDate,
  });

const today = () => new Date().toISOString().slice(0, 10);

function words({ code, path, input }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'too_small' || input === '') return text.required;
  return path?.[0] === 'email' ? text.invalidEmail : undefined;
}

export const declarationChecks: Record<
  DeclarationKind,
  Check<DeclarationFields, DeclarationFields>
> = {
  withdrawal: checkWith(withdrawalSchema, words),
  cancellation: checkWith(cancellationSchema, words),
};
