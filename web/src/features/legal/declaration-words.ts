import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import type { DeclarationKind } from './declaration-request.js';

export const sendFailed: Record<DeclarationKind, string> = {
  withdrawal: 'We couldn’t send your withdrawal. Please try again.',
  cancellation: 'We couldn’t send your cancellation. Please try again.',
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

export function receivedAt(declaration: Declaration): string {
  return moment.format(Date.parse(declaration.received_at));
}

export function declared(request: DeclarationRequest): [term: string, text: string][] {
  const isWithdrawal = request.kind === 'withdrawal';
  return [
    ['Declaration', isWithdrawal ? 'I withdraw from this contract' : 'I cancel this contract'],
    ['Contract', request.contract],
    ['Name', request.name],
    ['Email', request.email],
    ...(isWithdrawal
      ? []
      : ([['Takes effect', request.effective_on ?? 'As early as possible']] as [string, string][])),
    ...(request.reason === undefined ? [] : ([['Reason', request.reason]] as [string, string][])),
  ];
}

export function receiptText(request: DeclarationRequest, declaration: Declaration): string {
  const lines = declared(request).map(([term, text]) => `${term}: ${text}`);
  return [
    'Likeness: receipt of a declaration',
    '',
    ...lines,
    `Received: ${receivedAt(declaration)}`,
    `Number: ${declaration.id}`,
    '',
  ].join('\r\n');
}
