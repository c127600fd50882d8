import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type {
  Books,
  Corrected,
  MailFigures,
  OpenDeclaration,
  PaymentClaim,
} from '@likeness/contracts/http/operator';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { Controller } from '@nestjs/common';
import { BooksService } from '../books/books.service.js';
import { CustomersService } from '../checkout/customers.service.js';
import { DeclarationsService } from '../declarations/declarations.service.js';
import { CorrectionsService } from '../operator/corrections.service.js';

const {
  readBooks,
  readMails,
  correctCredits,
  listOpenDeclarations,
  settleDeclaration,
  listPaymentClaims,
  suspendPayments,
} = billingInternalCalls;

/** Calls of operators, by way of auth. */
@Controller()
export class OperatorController {
  constructor(
    private readonly books: BooksService,
    private readonly corrections: CorrectionsService,
    private readonly declarations: DeclarationsService,
    private readonly customers: CustomersService,
    private readonly mails: MailDispatchService,
  ) {}

  @Serves(readBooks)
  async readBooks(): Promise<Books> {
    return this.books.read();
  }

  @Serves(readMails)
  async readMails(): Promise<MailFigures> {
    return this.mails.figures();
  }

  @Serves(correctCredits)
  async correct(@Input() { body }: CallInput<typeof correctCredits>): Promise<Corrected> {
    return this.corrections.correct(body);
  }

  @Serves(listOpenDeclarations)
  async openDeclarations(): Promise<{ declarations: OpenDeclaration[] }> {
    return { declarations: await this.declarations.open() };
  }

  @Serves(settleDeclaration)
  async settle(
    @Input() { body }: CallInput<typeof settleDeclaration>,
  ): Promise<{ is_settled: boolean }> {
    return { is_settled: await this.declarations.settle(body.id) };
  }

  @Serves(listPaymentClaims)
  async listClaims(): Promise<{ claims: PaymentClaim[] }> {
    return { claims: await this.books.claims() };
  }

  @Serves(suspendPayments)
  async suspend(@Input() { body }: CallInput<typeof suspendPayments>): Promise<void> {
    await this.customers.suspend(body.user_id, body.is_suspended);
  }
}
