import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import { dayLocale } from '../../lib/locale.js';
import * as text from './messages.js';

type Term = [term: string, text: string];

export const sendFailed: Record<DeclarationKind, string> = {
  withdrawal: text.withdrawalNotSent,
  cancellation: text.cancellationNotSent,
};

const moment = new Intl.DateTimeFormat(dayLocale, { dateStyle: 'long', timeStyle: 'long' });

export function declared(request: DeclarationRequest): Term[] {
  const { kind, contract, name, email, effective_on: day, reason } = request;
  return [
    [text.declaration, kind === 'withdrawal' ? text.iWithdraw : text.iCancel],
    [text.contract, contract],
    [text.name, name],
    [text.email, email],
    ...(kind === 'withdrawal'
      ? []
      : [[text.takesEffect, day === undefined ? text.earliest : text.onDay(day)] satisfies Term]),
    ...(reason === undefined ? [] : [[text.reason, reason] satisfies Term]),
  ];
}

export const receiptTerms = (request: DeclarationRequest, declaration: Declaration): Term[] => [
  ...declared(request),
  [text.received, moment.format(Date.parse(declaration.received_at))],
  [text.number, declaration.id],
];

export function receiptText(request: DeclarationRequest, declaration: Declaration): string {
  const lines = receiptTerms(request, declaration).map(([term, value]) => `${term}: ${value}`);
  return [text.receiptTitle, '', ...lines, ''].join('\r\n');
}

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
