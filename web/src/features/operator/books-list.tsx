import type { Books } from '@likeness/contracts/http/operator';
import { Ago } from './times.js';

export function BooksList({ books }: { books: Books }) {
  const hasDrift = books.drifted_accounts > 0;
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-2">Ledger drift</dt>
      <dd className={hasDrift ? 'font-semibold text-danger' : ''}>
        {hasDrift
          ? `${books.drifted_credits} credits in ${books.drifted_accounts} accounts`
          : 'none: every balance is the sum of its entries'}
      </dd>
      <dt className="text-ink-2">Credits owed</dt>
      <dd>
        {books.short_purchases === 0
          ? 'none after refunds and disputes'
          : `${books.short_purchases} purchases are short of ${books.short_credits} credits, ${books.awaited_credits} of them held and awaited`}
      </dd>
      <dt className="text-ink-2">Declarations</dt>
      <dd>
        <span>
          {books.open_declarations === 0 ? 'none open' : `${books.open_declarations} open`}
        </span>
        {books.oldest_declaration_at !== null && (
          <span>
            , the oldest since <Ago time={books.oldest_declaration_at} />
          </span>
        )}
      </dd>
      <dt className="text-ink-2">Checked</dt>
      <dd>
        <Ago time={books.looked_at} />
      </dd>
    </dl>
  );
}
