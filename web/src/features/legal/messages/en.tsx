import type { ReactNode } from 'react';

export const cancelContracts = 'Cancel contracts here';
export const cancellationLead =
  'Cancel a subscription with the button below. You don’t need an account, and you get a receipt right away. What you’ve paid for stays available until the end of the period.';
export const cancellationKind = 'Type of cancellation';
export const ordinary = 'Regular';
export const forCause = 'For cause';
export const cancellationContractHint = 'For example: Professional subscription.';
export const importantReason = 'Important reason';
export const endDate = 'End date (leave empty for the earliest)';
export const cancelNow = 'Cancel now';

export const withdraw = 'Withdraw from contract';
export const withdrawalLead =
  'As a consumer you may withdraw from a contract made here within 14 days, without giving a reason. Fill in the form, review it and confirm it. You don’t need an account, and you get a receipt right away.';
export const withdrawalContractHint =
  'For example: Professional subscription, or the credit pack and the date you bought it.';
export const optionalReason = 'Reason (optional)';
export const next = 'Continue';
export const reviewWithdrawal = 'Review your withdrawal';
export const confirmWithdrawal = 'Confirm withdrawal';
export const back = 'Back';

export const name = 'Name';
export const email = 'Email';
export const emailHint = 'We’ll send the receipt here. Please use your account’s email.';
export const contract = 'Contract';

export const required = 'Required';
export const invalidEmail = 'Please enter a valid email address.';
export const pastDate = 'Please choose today or a later date.';
export const withdrawalNotSent = 'We couldn’t send your withdrawal. Please try again.';
export const cancellationNotSent = 'We couldn’t send your cancellation. Please try again.';

export const declaration = 'Declaration';
export const iWithdraw = 'I withdraw from this contract';
export const iCancel = 'I cancel this contract';
export const takesEffect = 'Takes effect';
/** @param day ISO 8601 */
export const onDay = (day: string) => day;
export const earliest = 'As early as possible';
export const reason = 'Reason';
export const causeOf = (reason: string) => `For an important reason: ${reason}`;

export const withdrawalReceived = 'Your withdrawal was received.';
export const cancellationReceived = 'Your cancellation was received.';
export const received = 'Received';
export const number = 'Number';
export const copySent = (address: ReactNode) => (
  <>A copy of this receipt is on its way to {address}.</>
);
export const saveReceipt = 'Save the receipt';
export const receiptTitle = 'Likeness: receipt of a declaration';
export const withdrawalFile = 'likeness-withdrawal.txt';
export const cancellationFile = 'likeness-cancellation.txt';
