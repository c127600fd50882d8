import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePromptReading } from './prompt-reading-query.js';

/** Says while a prompt is typed what of it will be followed, what not, and why. */
export function PromptReadingView({ prompt }: { prompt: string }) {
  const { reading, isOfNow, isError } = usePromptReading(prompt);
  return (
    <div role="status" className="grid gap-2 text-sm">
      {isError ? (
        <p className="text-ink-2">
          What will be followed can’t be shown at the moment. It is named with the result.
        </p>
      ) : !reading ? (
        <p className="text-ink-3">Reading your words</p>
      ) : (
        <div className={isOfNow ? 'grid gap-3' : 'grid gap-3 text-ink-3'}>
          {reading.reader === 'model' && (
            <p className="text-ink-2">
              A model draws from your words as a whole: clothes, expression and place too.
            </p>
          )}
          {reading.reader === 'studio' &&
            reading.followed.length === 0 &&
            reading.unmet.length === 0 && (
              <p className="text-ink-2">
                These words change nothing: the look comes from your images, or is a studio
                portrait.
              </p>
            )}
          <Wishes
            title="Will be followed"
            wishes={reading.followed.map(({ words, as }) => [words, as])}
          >
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-success" strokeWidth={2} />
          </Wishes>
          <Wishes
            title="Can’t be followed"
            wishes={reading.unmet.map(({ words, reason }) => [words, reason ?? 'not understood'])}
          >
            <Minus aria-hidden className="mt-0.5 size-4 flex-none text-ink-3" strokeWidth={2} />
          </Wishes>
        </div>
      )}
    </div>
  );
}

type WishesProps = {
  title: string;
  wishes: readonly (readonly [words: string, what: string])[];
  /** The mark in front of each. */
  children: ReactNode;
};

function Wishes({ title, wishes, children }: WishesProps) {
  if (wishes.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {wishes.map(([words, what], i) => (
          <li key={i} className="flex gap-2">
            {children}
            <span className="min-w-0 wrap-anywhere">
              {words} <span className="text-ink-2">· {what}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
