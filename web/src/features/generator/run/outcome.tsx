import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import type { RunFacts } from './run-view.js';
import { outcomeText } from './run-view.js';

type OutcomeProps = {
  facts: RunFacts;
  /** True when the person was watching the run that has just ended. */
  takesFocus: boolean;
  onMore: () => void;
  onStartOver: () => void;
};

function sentence({ done, total, averageSeconds }: RunFacts): string {
  const pace =
    averageSeconds === null ? '' : ` ${averageSeconds.toFixed(1)} seconds each on average.`;
  if (done === 0) return 'No portrait was delivered. The reason stands below.';
  if (done < total) return `The others are listed below with the reason.${pace}`;
  return `Press one to see it large.${pace}`;
}

/** How the run ended, in plain words, and where to go from here. */
export function Outcome({ facts, takesFocus, onMore, onStartOver }: OutcomeProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocus = useRef(takesFocus);

  useEffect(() => {
    if (shouldFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-ink pt-6"
    >
      <div className="grid gap-1">
        <h3 ref={heading} id={id} tabIndex={-1} className="type-h3">
          {outcomeText(facts)}
        </h3>
        <p className="text-ink-2">{sentence(facts)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onMore}>Create more</Button>
        <Button variant="quiet" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  );
}
