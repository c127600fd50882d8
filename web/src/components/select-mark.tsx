import { clsx } from 'clsx';
import { Check } from 'lucide-react';

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
