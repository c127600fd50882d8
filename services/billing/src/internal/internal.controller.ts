import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { HoldCreditsResponse } from '@likeness/contracts/http/internal-billing';
import type { Books, Corrected, OpenDeclaration } from '@likeness/contracts/http/operator';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { OwnedDataService } from '../accounts/owned-data.service.js';
import { BooksService } from '../books/books.service.js';
import { DeclarationsService } from '../declarations/declarations.service.js';
import { HoldsService } from '../holds/holds.service.js';
import { CorrectionsService } from '../operator/corrections.service.js';

const { holdCredits, captureHold, countPurchases, listPayments, erasePayments } =
  billingInternalCalls;
const { readBooks, correctCredits, listOpenDeclarations, settleDeclaration } = billingInternalCalls;

/** Calls of other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly holds: HoldsService,
    private readonly ownedData: OwnedDataService,
    private readonly books: BooksService,
    private readonly corrections: CorrectionsService,
    private readonly declarations: DeclarationsService,
  ) {}

  @Serves(holdCredits)
  async hold(@Input() { body }: CallInput<typeof holdCredits>): Promise<HoldCreditsResponse> {
    return this.holds.hold(body);
  }

  @Serves(captureHold)
  async capture(@Input() { body }: CallInput<typeof captureHold>): Promise<void> {
    await this.holds.capture(body.hold_id);
  }

  @Serves(countPurchases)
  async holdings(@Input() { body }: CallInput<typeof countPurchases>): Promise<Holdings> {
    return this.ownedData.count(body.owners);
  }

  @Serves(listPayments)
  async inventory(@Input() { body }: CallInput<typeof listPayments>): Promise<PaymentsInventory> {
    return this.ownedData.page(body.user_id, body.before, body.limit);
  }

  @Serves(erasePayments)
  async erase(@Input() { body }: CallInput<typeof erasePayments>): Promise<void> {
    await this.ownedData.erase(body.owners);
  }

  @Serves(readBooks)
  async readBooks(): Promise<Books> {
    return this.books.read();
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
}
