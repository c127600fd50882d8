import type { Books, PaymentClaim } from '@likeness/contracts/http/operator';
import { Injectable } from '@nestjs/common';
import { BooksRepository } from '../database/books.repository.js';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';

/** The query reads the whole ledger, and operator pages poll every few seconds. */
const FRESH_MS = 60_000;
const LISTED = 100;

@Injectable()
export class BooksService {
  #latest: { readonly at: number; readonly books: Promise<Books> } | undefined;

  constructor(
    private readonly repository: BooksRepository,
    private readonly payments: PaymentClaimsRepository,
  ) {}

  /** Newest first. */
  async claims(): Promise<PaymentClaim[]> {
    const rows = await this.payments.list(LISTED);
    return rows.map(({ user_id: account_id, noted_at, ...row }) => ({
      ...row,
      account_id,
      noted_at: noted_at.toISOString(),
    }));
  }

  async read(): Promise<Books> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      const latest = { at: performance.now(), books: this.#read() };
      this.#latest = latest;
      latest.books.catch(() => {
        if (this.#latest === latest) this.#latest = undefined;
      });
    }
    return this.#latest.books;
  }

  async #read(): Promise<Books> {
    const row = await this.repository.read();
    return {
      ...row,
      oldest_declaration_at: row.oldest_declaration_at?.toISOString() ?? null,
      looked_at: new Date().toISOString(),
    };
  }
}
