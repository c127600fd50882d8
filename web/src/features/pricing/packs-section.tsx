import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Price } from '@likeness/contracts/http/payments';
import { Button } from '../../components/button.js';
import { ErrorAlert } from '../../components/field-error.js';
import { RetryNotice } from '../../components/retry-notice.js';
import { packName } from '../../lib/pack-name.js';
import { money, withoutVat } from '../../lib/money.js';
import * as text from './messages.js';
import { type Pack, packsOf } from './price-list.js';
import type { Checkout } from './use-checkout.js';

type PacksSectionProps = {
  prices: UseQueryResult<Price[]>;
  checkout: Checkout;
  onBuy: (pack: Pack) => void;
};

export function PacksSection({ prices, checkout, onBuy }: PacksSectionProps) {
  const packs = packsOf(prices.data ?? []);
  return (
    <section id="credit-packs" aria-labelledby="packs-title" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="packs-title" className="type-h3">
          {text.packs}
        </h2>
        <p className="max-w-[62ch] text-ink-2">
          {text.packsLead(CLEAN_CREDITS.lenszero, CLEAN_CREDITS.kontextlens)}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {prices.isPending &&
          (prices.fetchStatus === 'paused' ? (
            <p>{text.packsOffline}</p>
          ) : (
            <>
              <PacksSkeleton />
              <p className="hidden noscript:block">{text.withoutScript}</p>
            </>
          ))}
        {prices.data && packs.length === 0 && <p>{text.noPacks}</p>}
      </div>
      {prices.isError && (
        <RetryNotice
          title={text.noPrices}
          busy={prices.isFetching}
          onRetry={() => void prices.refetch()}
        >
          {text.notCharged}
        </RetryNotice>
      )}
      {packs.length > 0 && (
        <ul className="border-b border-line">
          {packs.map((pack) => (
            <PackRow key={pack.id} pack={pack} checkout={checkout} onBuy={onBuy} />
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-2">{text.packTerms}</p>
    </section>
  );
}

function withoutWatermark(credits: number): string {
  const portraits = Math.floor(credits / CLEAN_CREDITS.lenszero);
  const images = Math.floor(credits / CLEAN_CREDITS.kontextlens);
  return text.withoutWatermarks(portraits, images);
}

type PackRowProps = { pack: Pack; checkout: Checkout; onBuy: (pack: Pack) => void };

function PackRow({ pack, checkout, onBuy }: PackRowProps) {
  const { amount, name, discount } = pack.metadata;
  const isOpening = checkout.opening === pack.id;
  const failure = checkout.failure?.priceId === pack.id ? checkout.failure : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(8rem,auto)]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h3 className="type-h4">{text.packCredits(amount)}</h3>
          {discount !== null && discount > 0 && (
            <strong className="text-sm">{text.discountOf(discount)}</strong>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {packName(name)} · {withoutWatermark(amount)}
        </p>
      </div>
      <p className="grid justify-items-end">
        <span className="type-h3 tabular-nums">{money(pack.unit_amount, pack.currency)}</span>
        <span className="type-data text-ink-3">
          {text.net(money(withoutVat(pack.unit_amount), pack.currency))}
        </span>
      </p>
      <Button
        className="max-sm:col-span-2"
        busy={isOpening}
        aria-label={text.buyCredits(amount)}
        onClick={() => onBuy(pack)}
      >
        {isOpening ? text.opening : text.buy}
      </Button>
      <ErrorAlert error={failure?.text ?? null} className="col-span-full empty:hidden" />
    </li>
  );
}

function PacksSkeleton() {
  return (
    <>
      <span className="sr-only noscript:hidden">{text.loadingPrices}</span>
      {[0, 1, 2].map((line) => (
        <span
          key={line}
          aria-hidden
          className="flex noscript:hidden min-h-20 items-center justify-between border-t border-line last:border-b"
        >
          <span className="h-4 w-28 rounded-[3px] bg-well" />
          <span className="h-9 w-32 rounded-control bg-well" />
        </span>
      ))}
    </>
  );
}
