import { Info } from 'lucide-react';
import { useId } from 'react';
import type { Run } from '../../runs/run/run-state.js';
import { unmetOfAll } from './reasons.js';
import * as text from './messages/en.js';

function whichOnes(numbers: readonly number[], total: number): string {
  if (numbers.length === total) return total === 1 ? '' : text.inAllImages;
  return text.inImages(numbers.length, numbers.join(', '));
}

/** Says plainly which words of the prompt are not in the pictures. */
export function UnmetList({ run }: { run: Run }) {
  const id = useId();
  const made = run.slots.flatMap(({ index, image }) => (image ? [{ index, image }] : []));
  const unmet = unmetOfAll(made);
  if (unmet.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex gap-2.5 border-t border-line pt-5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4.5 flex-none text-info" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        <h4 id={id} className="font-semibold">
          {text.couldNotDo}
        </h4>
        <ul className="grid list-disc gap-1 pl-4.5 text-ink-2">
          {unmet.map(({ words, numbers }) => (
            <li key={words}>
              <span className="text-ink">{words}</span>{' '}
              <span className="text-ink-3">{whichOnes(numbers, made.length)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
