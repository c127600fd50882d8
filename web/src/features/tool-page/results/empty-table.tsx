import { columnsFor, ResultGrid } from './result-grid.js';
import * as text from '../messages/en.js';

/** Empty frames, one per requested portrait, before the first run. */
export function EmptyTable({ count }: { count: number }) {
  return (
    <section aria-label={text.generatedImages} className="grid gap-5 max-lg:hidden">
      <div className="grid gap-1">
        <h3 className="type-h3">{text.willAppearHere}</h3>
        <p className="text-ink-2">{text.howWeMeasure}</p>
      </div>
      <ResultGrid columns={columnsFor(count)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span className="crop-marks block aspect-square rounded-frame bg-well/50 [--crop-color:var(--color-edge)] [--crop-length:14px] [--crop-width:1px]" />
            <span className="type-data block min-h-7 pt-1 text-ink-3">
              {String(index + 1).padStart(2, '0')}
            </span>
          </li>
        ))}
      </ResultGrid>
    </section>
  );
}
