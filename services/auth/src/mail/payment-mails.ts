import { type PaymentFact, paymentFactSchema } from '@likeness/contracts/jobs/payment-tell.job';
import type { Letter } from '@likeness/service-kit/mail/letter';
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

  write(firstName: string, facts: unknown): Letter {
    const fact: PaymentFact = paymentFactSchema.parse(facts);
    const account = this.links.page('/account');
    if (fact.kind === 'cancellation') return cancellationConfirmation({ firstName, account }, fact);
    const links = {
      account,
      terms: this.links.page('/terms'),
      withdrawal: this.links.page('/withdrawal'),
      cancellation: this.links.page('/cancellation'),
    };
    return orderConfirmation({ firstName, operator: this.imprint.lines(), links }, fact);
  }
}
