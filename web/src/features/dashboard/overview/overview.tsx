import type { ImageList } from '@likeness/contracts/http/images';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { creditWord, creditWords } from '../../../lib/credit-words.js';
import { dateWords } from '../../../lib/date-words.js';
import { imageCount } from '../../../lib/images/image-words.js';
import { tierOf, useSession } from '../../../lib/session/use-session.js';
import { LedgerList } from '../../account/credits/credit-history.js';
import { ledgerQuery } from '../../account/credits/ledger-query.js';
import { wholeLines } from '../../account/credits/ledger-words.js';
import * as ledger from '../../account/credits/messages.js';
import * as text from './messages.js';
import { Panel, RunsPanel } from './runs-panel.js';

const LINES = 4;

function CreditsPanel() {
  const { user } = useSession();
  const { data, isError, refetch, hasNextPage } = useInfiniteQuery(ledgerQuery);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const held = data?.pages[0]?.held ?? 0;
  return (
    <Panel
      title={text.credits}
      more={
        <Link to="/account" hash="credits" className="link text-sm">
          {ledger.title}
        </Link>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="type-figure">{user?.credits ?? 0}</span>
        <span className="text-ink-2">
          {held > 0
            ? text.unitAndHeld(user?.credits ?? 0, creditWords(held))
            : creditWord(user?.credits ?? 0)}
        </span>
      </p>
      {isError && <RetryNotice title={ledger.failed} onRetry={() => void refetch()} />}
      {entries.length > 0 && (
        <LedgerList lines={wholeLines(entries, hasNextPage).slice(0, LINES)} entries={entries} />
      )}
      {data && entries.length === 0 && <p className="text-ink-2">{ledger.nothingYet}</p>}
    </Panel>
  );
}

export function Overview({ list }: { list: ImageList }) {
  const step = nextStep(list);
  return (
    <div className="grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-2">
      {step && (
        <section
          aria-labelledby="next-step"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-paper px-5 py-4 lg:col-span-2"
        >
          <div className="mr-auto min-w-0">
            <h2 id="next-step" className="type-h4">
              {step.title}
            </h2>
            <p className="text-sm text-ink-2">{step.text}</p>
          </div>
          <Button asChild>
            <Link to={step.link.to}>{step.link.label}</Link>
          </Button>
        </section>
      )}
      <div className="grid content-start gap-10">
        <RunsPanel images={list.images} />
        <StoragePanel list={list} />
      </div>
      <CreditsPanel />
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <dt className="flex-none text-ink-2">{name}</dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function expiryLine(expiring: ImageList['expiring']): string {
  if (!expiring) return text.nothingExpires;
  return text.firstOn(imageCount(expiring.count), dateWords(expiring.first_at));
}

function StoragePanel({ list }: { list: ImageList }) {
  const { user } = useSession();
  const isSubscriber = tierOf(user) === 'subscriber';
  return (
    <Panel
      title={text.storage}
      more={
        !isSubscriber && (
          <Link to="/pricing" className="link text-sm">
            {text.keepEverything}
          </Link>
        )
      }
    >
      <dl>
        <Line name={text.generated} value={imageCount(list.counts?.ai_generated ?? 0)} />
        <Line name={text.uploaded} value={imageCount(list.counts?.user_provided ?? 0)} />
        <Line name={text.keptFor} value={isSubscriber ? text.whileSubscribed : text.ninetyDays} />
        <Line name={text.expiringSoon} value={expiryLine(list.expiring)} />
      </dl>
    </Panel>
  );
}

type NextStep = {
  title: string;
  text: string;
  link: { to: '/lenszero' | '/kontextlens'; label: string };
};

export function nextStep({ counts }: Pick<ImageList, 'counts'>): NextStep | null {
  if (!counts) return null;
  if (counts.ai_generated === 0) {
    return {
      title: text.photoIsHere,
      text: text.photoIsHereText,
      link: { to: '/lenszero', label: text.openLensZero },
    };
  }
  const { like, dislike } = counts.reactions;
  if (counts.ai_generated <= 12 && like + dislike === 0) {
    return {
      title: text.heartFavorites,
      text: text.heartFavoritesText,
      link: { to: '/kontextlens', label: text.orKontextLens },
    };
  }
  return null;
}
