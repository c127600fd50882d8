import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { useBusy } from '../../../lib/use-busy.js';
import * as text from './messages/en.js';
import { beyondWords, offerBeyond, type ListSize } from './reach.js';

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
