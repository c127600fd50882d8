import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { site } from '../../../lib/site.js';
import { ledgerQuery } from '../credits/ledger-query.js';
import { giftWords, paidWords, unusedCredits } from './lost-credits-words.js';

export function LostCredits() {
  const { data } = useInfiniteQuery(ledgerQuery);
  const [page] = data?.pages ?? [];
  if (!page) return null;
  const { paid, gifts } = unusedCredits(page);
  if (paid + gifts === 0) return null;
  const { support } = site.email;
  return (
    <div className="grid gap-3 rounded-control bg-well p-4 text-sm">
      {paid > 0 && <p className="font-semibold">{paidWords(paid)}</p>}
      {gifts > 0 && <p>{giftWords(gifts, paid > 0)}</p>}
      {paid > 0 && (
        <p>
          To get your money back first,{' '}
          <Link to="/withdrawal" className="link">
            withdraw from the purchase
          </Link>{' '}
          within 14 days, or use the 30-day money-back guarantee on unused credits:{' '}
          {support === null ? (
            <Link to="/about" hash="contact" className="link">
              contact us
            </Link>
          ) : (
            <a href={`mailto:${support}`} className="link wrap-anywhere">
              {support}
            </a>
          )}
          . Keep your account until the refund arrives.
        </p>
      )}
    </div>
  );
}
