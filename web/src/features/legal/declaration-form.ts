import type { DeclarationRequest } from '@likeness/contracts/http/payments';

export type DeclarationKind = DeclarationRequest['kind'];

export type DeclarationFields = {
  name: string;
  email: string;
  contract: string;
  reason: string;
  /** A cancellation for cause must state the cause. */
  isForCause: boolean;
  /** `2026-12-31`, or empty for as early as possible. */
  effectiveOn: string;
};
type DeclarationField = 'name' | 'email' | 'contract' | 'reason' | 'effectiveOn';
export type DeclarationFault = { field: DeclarationField; message: string };

export function checkDeclaration(
  kind: DeclarationKind,
  fields: DeclarationFields,
  today: string,
): DeclarationFault | null {
  const { name, email, contract, reason, isForCause, effectiveOn } = fields;
  if (name.trim() === '') return { field: 'name', message: 'Required' };
  if (email.trim() === '') return { field: 'email', message: 'Required' };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  if (contract.trim() === '') return { field: 'contract', message: 'Required' };
  if (kind !== 'cancellation') return null;
  if (isForCause && reason.trim() === '') return { field: 'reason', message: 'Required' };
  if (effectiveOn !== '' && effectiveOn < today) {
    return { field: 'effectiveOn', message: 'Please choose today or a later day.' };
  }
  return null;
}

export function toRequest(kind: DeclarationKind, fields: DeclarationFields): DeclarationRequest {
  const reason = fields.reason.trim();
  const shared = {
    kind,
    name: fields.name.trim(),
    email: fields.email.trim(),
    contract: fields.contract.trim(),
  };
  if (kind === 'withdrawal') return { ...shared, ...(reason && { reason }) };
  const cause = fields.isForCause ? `For an important reason: ${reason}` : reason;
  return {
    ...shared,
    ...(cause && { reason: cause }),
    ...(fields.effectiveOn && !fields.isForCause && { effective_on: fields.effectiveOn }),
  };
}
