import type { Kinds } from '../records/stripe-records.js';
import { newId } from '../records/new-id.js';

export type RefundParams = {
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
};

export function refundOf(
  charge: Kinds['charge'],
  { amount, reason, metadata }: RefundParams,
  now: number,
): Kinds['refund'] {
  return {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
