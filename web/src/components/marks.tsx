import { clsx } from 'clsx';
import { Check } from 'lucide-react';

export function StrikeMark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-danger [stroke-linecap:round]"
    >
      <path vectorEffect="non-scaling-stroke" strokeWidth={3} d="M7 6c29 28 57 59 87 88" />
      <path vectorEffect="non-scaling-stroke" strokeWidth={3} d="M93 7C67 33 35 65 6 94" />
    </svg>
  );
}

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

/** The outline and the circle of a picture that can be selected. */
export function SelectMark({ on, className }: { on: boolean; className: string }) {
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute inset-0 rounded-frame outline-3 outline-mark',
          on ? 'opacity-100' : 'opacity-0',
          className,
        )}
      />
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute top-2 left-2 grid size-7 place-items-center rounded-full border-2 ring-1 ring-[rgb(0_0_0/0.25)]',
          on ? 'border-accent bg-accent text-on-accent' : 'border-[#fff] bg-[rgb(20_17_15/0.55)]',
        )}
      >
        {on && <Check className="size-4" strokeWidth={3} />}
      </span>
    </>
  );
}
