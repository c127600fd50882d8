import { useQuery } from '@tanstack/react-query';
import { dateWords } from '../../../lib/date-words.js';
import { money } from '../../../lib/money.js';
import { invoicesQuery } from '../account-queries.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages.js';

/** Shown once there is one; without Stripe, the mails still have the links. */
export function Invoices() {
  const { data: invoices = [] } = useQuery(invoicesQuery);
  if (invoices.length === 0) return null;
  return (
    <SettingsSection title={text.invoices} lead={text.invoicesLead}>
      <ul className="border-b border-line">
        {invoices.map(({ id, number, created_at: at, amount_cents, currency, url }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2"
          >
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {number ?? text.invoice}
            </a>
            <span className="flex gap-6 tabular-nums">
              <time dateTime={at} className="text-ink-2">
                {dateWords(at)}
              </time>
              {money(amount_cents, currency)}
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
