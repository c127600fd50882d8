import { type PaymentFact, paymentFactSchema } from '@likeness/contracts/jobs/payment-tell.job';
import type { Letter, Recipient } from '@likeness/service-kit/mail/letter';
import { Injectable } from '@nestjs/common';
import { Imprint } from '../imprint/imprint.js';
import { SiteLinks } from './site-links.js';
import { cancellationConfirmation } from './templates/cancellation-confirmation.js';
import { orderConfirmation } from './templates/order-confirmation.js';

@Injectable()
export class PaymentMails {
  constructor(
    private readonly links: SiteLinks,
    private readonly imprint: Imprint,
  ) {}

  write(to: Recipient, facts: unknown): Letter {
    const fact: PaymentFact = paymentFactSchema.parse(facts);
    const page = (path: string) => this.links.page(path, to.language);
    const account = page('/account');
    if (fact.kind === 'cancellation') return cancellationConfirmation(to, account, fact);
    const links = {
      account,
      terms: page('/terms'),
      withdrawal: page('/withdrawal'),
      cancellation: page('/cancellation'),
    };
    return orderConfirmation(to, { operator: this.imprint.lines(), links }, fact);
  }
}
