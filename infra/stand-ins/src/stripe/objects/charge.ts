import type { Kinds } from '../records/stripe-records.js';
import { newId } from '../records/new-id.js';

export type Payer = { name: string | null; email: string | null };

export function chargeOf(
  intent: Kinds['payment_intent'],
  paymentMethod: string,
  payer: Payer,
  isAccepted: boolean,
  now: number,
): Kinds['charge'] {
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isAccepted ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: payer.email,
      name: payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'LIKENESS LOCAL',
    captured: isAccepted,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isAccepted ? null : 'card_declined',
    failure_message: isAccepted ? null : declineMessage,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isAccepted ? 'approved_by_network' : 'declined_by_network',
      reason: isAccepted ? null : 'generic_decline',
      risk_level: 'normal',
      seller_message: isAccepted
        ? 'Payment complete.'
        : 'The bank did not return any further details.',
      type: isAccepted ? 'authorized' : 'issuer_declined',
    },
    paid: isAccepted,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: { card: isAccepted ? card('4242') : card('0002'), type: 'card' },
    receipt_email: payer.email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isAccepted ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export const declineMessage = 'Your card was declined.';

function card(last4: string) {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'DE',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2040,
    fingerprint: null,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
