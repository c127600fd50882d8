import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { useBusy } from '../../../lib/use-busy.js';
import * as text from '../messages.js';

/** Limit of an unpaged list and of a bulk request. */
const MOST = 1_000;

type ListSize = {
  total: number;
  /** More images match than `total` says. */
  isCapped: boolean;
};

const isWhole = ({ total, isCapped }: ListSize) => total <= MOST && !isCapped;

export function offerBeyond(shown: number, size: ListSize): string | null {
  if (shown >= Math.min(size.total, MOST)) return null;
  return isWhole(size) ? text.selectWhole(size.total) : text.selectFirst(MOST);
}

export function beyondWords(chosen: number, size: ListSize): string {
  if (isWhole(size)) return text.wholeIsSelected(chosen);
  if (size.isCapped) return text.firstAreSelected(chosen);
  return text.firstOfAreSelected(chosen, size.total);
}

type SelectBeyondProps = {
  shown: number;
  chosen: number;
  size: ListSize;
  onAll: (signal: AbortSignal) => Promise<void>;
};

export function SelectBeyond({ shown, chosen, size, onAll }: SelectBeyondProps) {
  const [isReading, read] = useBusy();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const offer = offerBeyond(shown, size);
  if (offer === null || chosen < shown) return null;

  function readAll() {
    const ending = new AbortController();
    leaving.current = ending;
    return onAll(ending.signal);
  }
  return (
    <div
      aria-live="polite"
      className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-x-3 rounded-panel border border-line bg-paper px-4 py-1.5 text-sm shadow-bar"
    >
      {chosen > shown ? (
        <p className="py-2">{beyondWords(chosen, size)}</p>
      ) : (
        <>
          <p>{text.shownAreSelected(shown)}</p>
          <Button
            variant="quiet"
            size="sm"
            className="underline underline-offset-4"
            busy={isReading}
            onClick={() => read(readAll)}
          >
            {offer}
          </Button>
        </>
      )}
    </div>
  );
}
