import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import { Spinner } from '../../../components/button.js';
import type { Slot } from '../../runs/run/slot.js';
import { STAGE_WORDS, stagesOf } from '../../runs/run/stage-words.js';
import * as text from './messages.js';

type StageListProps = { slot: Slot | undefined; maker: Parameters<typeof stagesOf>[0] };

/** The stages a portrait passes, with the one it is in now. Without a slot all are to come. */
export function StageList({ slot, maker }: StageListProps) {
  const stages = stagesOf(maker);
  const current = slot ? stages.findIndex(({ stage }) => stage === slot.stage) : -1;
  return (
    <ol aria-label={slot && text.stagesOf(slot.index + 1)}>
      {stages.map(({ stage }, index) => {
        const { label, doing } = STAGE_WORDS[stage];
        const isDone = index < current;
        const isNow = index === current;
        return (
          <li
            key={stage}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'grid min-h-9.5 grid-cols-[1.5rem_1fr_auto] items-center gap-2 border-b border-line text-control',
              isNow ? 'font-semibold text-ink' : isDone ? 'text-ink-2' : 'text-ink-3',
            )}
          >
            {isNow ? (
              <Spinner className="size-4.5 text-accent-ink" />
            ) : isDone ? (
              <Check aria-hidden className="size-4.5" strokeWidth={1.75} />
            ) : (
              <Circle aria-hidden className="size-4.5" strokeWidth={1.5} />
            )}
            <span>
              <span>{isNow ? doing : label}</span>
              {isDone && <span className="sr-only">{text.isDone}</span>}
            </span>
            <span className="type-data">
              {isNow && slot ? text.percent(Math.round(slot.percent)) : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
