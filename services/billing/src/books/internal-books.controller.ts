import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { Books } from '@likeness/contracts/http/operator';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { BooksService } from './books.service.js';

const { readBooks } = billingInternalCalls;

@Controller()
export class InternalBooksController {
  constructor(private readonly books: BooksService) {}

  @Serves(readBooks)
  async read(): Promise<Books> {
    return this.books.read();
  }
}
