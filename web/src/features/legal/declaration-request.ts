import type { DeclarationRequest } from '@likeness/contracts/http/payments';
import * as text from './messages/en.js';

export type DeclarationKind = DeclarationRequest['kind'];

export type DeclarationFields = {
  name: string;
  email: string;
  contract: string;
  reason: string;
  /** A cancellation for cause must state the cause. */
  is_for_cause: boolean;
  /** `2026-12-31`, or empty for as early as possible. */
  effective_on: string;
};

export function toRequest(kind: DeclarationKind, fields: DeclarationFields): DeclarationRequest {
  const reason = fields.reason.trim();
  const shared = {
    kind,
    name: fields.name.trim(),
    email: fields.email.trim(),
    contract: fields.contract.trim(),
  };
  if (kind === 'withdrawal') return { ...shared, ...(reason && { reason }) };
  const cause = fields.is_for_cause ? text.causeOf(reason) : reason;
  return {
    ...shared,
    ...(cause && { reason: cause }),
    ...(fields.effective_on && !fields.is_for_cause && { effective_on: fields.effective_on }),
  };
}
