import { clsx } from 'clsx';

const STEPS = [
  { title: 'Upload a photo', seconds: 5 },
  { title: 'Pick a style', seconds: 10 },
  { title: 'Let AI work', seconds: 20 },
  { title: 'Download and share', seconds: 5 },
] as const;

export function CreateSteps({ current }: { current: number }) {
  return (
    <ol aria-label="How it works" className="grid grid-cols-4 gap-2.5">
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
          <span className="type-data text-ink-2">
            {index + 1} · {seconds} s
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}
