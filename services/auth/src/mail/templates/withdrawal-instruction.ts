import type { LetterSection } from '@likeness/service-kit/mail/letter';

/** Statutory wording: EGBGB, annexes 1 and 2 to article 246a §1. */
export function withdrawalInstruction(
  operator: readonly string[],
  page: string,
): readonly LetterSection[] {
  const us = operator.length === 0 ? 'us' : `us (${operator.join(', ')})`;
  const to = operator.length === 0 ? 'Likeness' : operator.join(', ');
  return [
    {
      title: 'Right of withdrawal',
      paragraphs: [
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
        `To exercise the right of withdrawal, you must inform ${us} of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You may use the model withdrawal form below, but it is not obligatory.`,
        `You can also fill in and submit a statement of withdrawal on our website: ${page}\nIf you use this option, we will send you an acknowledgement of receipt by email without delay.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      title: 'Effects of withdrawal',
      paragraphs: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.',
        'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
      ],
    },
    {
      title: 'Model withdrawal form',
      paragraphs: [
        'Complete and return this form only if you wish to withdraw from the contract.',
        `To: ${to}\nI hereby give notice that I withdraw from my contract for the provision of the following service:\nOrdered on:\nName of consumer:\nAddress of consumer:\nSignature of consumer (only if this form is notified on paper):\nDate:`,
      ],
    },
  ];
}
