import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { site } from '../../../lib/site.js';
import { ledgerQuery } from '../credits/ledger-query.js';
import * as text from './messages/en.js';
import { unusedCredits } from './unused-credits.js';

export function LostCredits() {
  const { data } = useInfiniteQuery(ledgerQuery);
  const [page] = data?.pages ?? [];
  if (!page) return null;
  const { paid, gifts } = unusedCredits(page);
  if (paid + gifts === 0) return null;
  const { support } = site.email;
  return (
    <div className="grid gap-3 rounded-control bg-well p-4 text-sm">
      {paid > 0 && <p className="font-semibold">{text.paidCredits(paid)}</p>}
      {gifts > 0 && <p>{(paid > 0 ? text.alsoFreeCredits : text.freeCredits)(gifts)}</p>}
      {paid > 0 && (
        <p>
          {text.moneyBack(
            <Link to="/withdrawal" className="link">
              {text.withdrawalLink}
            </Link>,
            support === null ? (
              <Link to="/about" hash="contact" className="link">
                {text.contactLink}
              </Link>
            ) : (
              <a href={`mailto:${support}`} className="link wrap-anywhere">
                {support}
              </a>
            ),
          )}
        </p>
      )}
    </div>
  );
}
