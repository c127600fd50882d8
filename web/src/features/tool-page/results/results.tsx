import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { Info, ScanFace } from 'lucide-react';
import { useId } from 'react';
import { tierOf, useSession } from '../../../lib/session/use-session.js';
import type { Run } from '../../runs/run/run-state.js';
import { missedReasons } from './reasons.js';
import { styleOf, wasMadeAgain } from '../../../lib/recipe.js';
import { bestMatches, ranked } from './use-run-images.js';
import type { ResultActions } from '../tool/use-start-from.js';
import { EmptySlot, PortraitFrame } from './result-frame.js';
import { columnsFor, ResultGrid } from './result-grid.js';
import { countOf } from '../progress/messages.js';
import * as text from './messages.js';

type ResultsProps = {
  run: Run;
  /** Below the outcome the heading is for screen readers only. */
  isUntitled: boolean;
  styleNameOf: (style: string | null) => string;
  actions?: ResultActions;
  onOpen: (image: Image) => void;
};

/** A frame for each image of a run, finished or not. */
export function Results({ run, isUntitled, styleNameOf, actions, onOpen }: ResultsProps) {
  const id = useId();
  const { slots } = run;
  const done = slots.filter(({ state }) => state === 'done').length;
  const best = bestMatches(slots);
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className={clsx('flex items-baseline justify-between gap-4', isUntitled && 'sr-only')}>
        <h3 id={id} className="type-h3">
          {text.generatedImages}
        </h3>
        <p className="type-data text-ink-3">{countOf(done, slots.length)}</p>
      </div>
      <ResultGrid labelledBy={id} columns={columnsFor(slots.length)}>
        {ranked(slots).map((slot) =>
          slot.image ? (
            <PortraitFrame
              key={slot.index}
              image={slot.image}
              number={slot.index}
              title={text.portraitOf(slot.index + 1, slots.length)}
              styleName={styleNameOf(slot.style ?? styleOf(slot.image))}
              develop
              isBest={best.includes(slot.image)}
              isLarge={slots.length === 1}
              actions={actions}
              onOpen={() => slot.image && onOpen(slot.image)}
            />
          ) : (
            <EmptySlot key={slot.index} slot={slot} />
          ),
        )}
      </ResultGrid>
      <Notes slots={slots} />
    </section>
  );
}

/** Remade images, and why others are missing. */
function Notes({ slots }: Pick<Run, 'slots'>) {
  const again = slots.flatMap(({ index, image }) =>
    image && wasMadeAgain(image) ? [index + 1] : [],
  );
  const reasons = missedReasons(slots);
  return (
    <>
      {again.length > 0 && (
        <p className="flex gap-2 text-sm text-ink-2">
          <ScanFace aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
          <span className="max-w-[80ch]">{text.whyRemade(again.length, again.join(', '))}</span>
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="grid gap-2 text-sm text-ink-2">
          {reasons.map(({ numbers, words }) => (
            <li key={words} className="flex gap-2">
              <Info aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
              <span className="max-w-[80ch]">
                <b className="font-semibold text-ink">
                  {text.missedPortraits(numbers.length, numbers.join(', '))}
                </b>{' '}
                {words}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type EarlierProps = Omit<ResultsProps, 'run' | 'isUntitled' | 'actions'> & {
  images: readonly Image[];
};

const KEPT = { guest: text.keptSevenDays, member: text.keptNinetyDays, subscriber: null };

/** The newest portraits of earlier runs. */
export function EarlierResults({ images, styleNameOf, onOpen }: EarlierProps) {
  const id = useId();
  const kept = KEPT[tierOf(useSession().user)];
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={id} className="type-h3">
          {text.earlier}
        </h3>
        {kept !== null && <p className="text-sm text-ink-2">{kept}</p>}
      </div>
      <ResultGrid labelledBy={id} columns={6}>
        {images.map((image, index) => (
          <PortraitFrame
            key={image.id}
            image={image}
            title={text.earlierPortraitOf(index + 1, images.length)}
            styleName={styleNameOf(styleOf(image))}
            compact
            onOpen={() => onOpen(image)}
          />
        ))}
      </ResultGrid>
    </section>
  );
}
