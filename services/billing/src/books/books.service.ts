import type { Books } from '@likeness/contracts/http/operator';
import { Injectable } from '@nestjs/common';
import { BooksRepository } from '../database/books.repository.js';

/** The query reads the whole ledger, and operator pages poll every few seconds. */
const FRESH_MS = 60_000;

@Injectable()
export class BooksService {
  #latest: { readonly at: number; readonly books: Promise<Books> } | undefined;

  constructor(private readonly repository: BooksRepository) {}

  async read(): Promise<Books> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      const latest = { at: performance.now(), books: this.#look() };
      this.#latest = latest;
      latest.books.catch(() => {
        if (this.#latest === latest) this.#latest = undefined;
      });
    }
    return this.#latest.books;
  }

  async #look(): Promise<Books> {
    const row = await this.repository.read();
    return {
      ...row,
      oldest_declaration_at: row.oldest_declaration_at?.toISOString() ?? null,
      looked_at: new Date().toISOString(),
    };
  }
}
