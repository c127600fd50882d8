import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../components/button.js';
import { creditWords } from '../../../lib/credit-words.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { outcomeText, type RunFacts } from '../../runs/run/run-view.js';
import { visitorWords } from '../dialogs/come-back-words.js';
import { oneDecimal } from '../progress/use-progress.js';
import * as text from './messages.js';

type OutcomeProps = {
  facts: RunFacts;
  onMore: () => void;
  onStartOver: () => void;
};

function chargeWords({ charged, notCharged }: RunFacts): string | null {
  if (charged === 0 && notCharged === 0) return null;
  if (charged === 0) return text.nothingCharged;
  const credits = creditWords(charged);
  return notCharged === 0 ? text.charged(credits) : text.chargedExcept(credits, notCharged);
}

function paceWords(done: number, seconds: number): string {
  const figure = oneDecimal(seconds);
  return done === 1 ? text.tookSeconds(figure) : text.averageSeconds(figure);
}

function sentences(facts: RunFacts): string {
  const { done, total, missed, cancelled, averageSeconds } = facts;
  const charge = chargeWords(facts);
  const words: string[] = [];
  if (done > 0) words.push(done === 1 ? text.enlargeIt : text.enlargeOne);
  if (missed > cancelled) words.push(done > 0 ? text.othersWentWrong : text.wentWrong);
  if (cancelled > 0 && cancelled < total) words.push(text.youCancelled(cancelled));
  if (charge !== null) words.push(charge);
  if (averageSeconds !== null) words.push(paceWords(done, averageSeconds));
  return words.join(' ');
}

/** A canceled set comes back if no image of it was begun. */
function FreeSetsLeft() {
  const isMember = useIsMember();
  const { data: allowance } = useQuery(allowanceQuery);
  if (isMember || !allowance) return null;
  return <span>{visitorWords(allowance)}</span>;
}

/** How the run ended, in plain words, and where to go from here. */
export function Outcome({ facts, onMore, onStartOver }: OutcomeProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-ink pt-6"
    >
      <div className="grid gap-1">
        <h3 data-outcome id={id} tabIndex={-1} className="type-h3">
          {outcomeText(facts)}
        </h3>
        <p className="text-ink-2">
          <span>{sentences(facts)} </span>
          {facts.cancelled === facts.total && <FreeSetsLeft />}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onMore}>{text.createMore}</Button>
        <Button variant="quiet" onClick={onStartOver}>
          {text.startOver}
        </Button>
      </div>
    </section>
  );
}
