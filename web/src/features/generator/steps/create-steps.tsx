import { clsx } from 'clsx';
import * as text from '../messages/en.js';

const STEPS = [
  { title: text.uploadPhoto, seconds: 5 },
  { title: text.pickStyle, seconds: 10 },
  { title: text.letAiWork, seconds: 20 },
  { title: text.downloadAndShare, seconds: 5 },
] as const;

export function CreateSteps({ current }: { current: number }) {
  return (
    <ol aria-label={text.howItWorks} className="grid grid-cols-4 gap-2.5">
      {STEPS.map(({ title, seconds }, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'grid content-start gap-0.5 border-t-2 pt-2 text-sm leading-snug',
            index === current
              ? 'border-mark font-bold text-ink'
              : index < current
                ? 'border-ink text-ink'
                : 'border-line text-ink-2',
          )}
        >
          <span className="type-data text-ink-2">{text.stepTime(index + 1, seconds)}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}
