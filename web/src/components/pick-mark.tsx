import { clsx } from 'clsx';

/** Use one per group and add a check mark, so that the choice doesn't depend on color alone. */
export function PickMark({ on }: { on: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 125"
      preserveAspectRatio="none"
      className={clsx(
        'pointer-events-none absolute -inset-1.5 size-[calc(100%+0.75rem)] max-w-none overflow-visible',
        'fill-none stroke-mark [stroke-linecap:round] [stroke-linejoin:round]',
        on ? 'opacity-100' : 'opacity-0',
      )}
    >
      <path
        pathLength={1}
        strokeWidth={3}
        strokeDasharray="1"
        strokeDashoffset={on ? 0 : 1}
        className={clsx(on && 'transition-[stroke-dashoffset] duration-[220ms]')}
        d="M6 5.2C31 1.6 69 3.8 96.9 2.7c1.5 35-.8 81 .7 118.8-31 2.9-66-.5-94.2 1.6C1 87 4.2 41 2.4 1.4c9.4-1.8 19-.6 29.2 1.1"
      />
    </svg>
  );
}
