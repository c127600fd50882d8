import type { Likeness } from '@likeness/contracts/http/images';
import * as text from '../messages/en.js';

/** In percent: the delivery threshold, the engine's distance of 0.50. */
const BAR = 50;

export function LikenessScale({ likeness }: { likeness: Likeness }) {
  const percent = Math.round(likeness.percent);
  return (
    <section aria-label={text.likeness} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="type-h4">{text.likeness}</h3>
        <p className="text-[1.75rem] leading-none font-semibold tracking-[-0.02em] tabular-nums">
          {text.percent(percent)}
        </p>
      </div>
      <div aria-hidden className="grid gap-1.5">
        <div className="relative h-4.5 border-b border-edge bg-[repeating-linear-gradient(to_right,var(--color-edge)_0_1px,transparent_1px_calc((100%-1px)/20))] bg-[length:100%_6px] bg-bottom bg-no-repeat">
          <span
            className="absolute bottom-0 h-3 w-px -translate-x-1/2 bg-ink-2"
            style={{ left: `${BAR}%` }}
          />
          <span
            className="absolute bottom-0 h-4.5 w-1 -translate-x-1/2 rounded-full bg-mark"
            style={{ left: `${percent}%` }}
          />
        </div>
        <div className="type-data flex justify-between text-ink-3">
          <span>0</span>
          <span className="text-ink-2">{text.rejectedBelow(BAR)}</span>
          <span>100</span>
        </div>
      </div>
      <p className="text-sm text-ink-2">{text.likenessMeaning}</p>
    </section>
  );
}
