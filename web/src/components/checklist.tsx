import { clsx } from 'clsx';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import * as text from './messages.js';

type ChecklistProps = {
  id: string;
  title: string;
  items: readonly { id: string; label: string; isMet: boolean }[];
  /** What is not met yet is no fault. */
  isQuiet: boolean;
};

/** Icon and text both give the state, so nothing depends on color alone. */
export function Checklist({ id, title, items, isQuiet }: ChecklistProps) {
  return (
    <div id={id} className="grid gap-1 text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li
            key={item.id}
            className={clsx(
              'flex items-start gap-2 py-0.5 transition-colors',
              item.isMet ? 'text-success' : isQuiet ? 'text-ink-2' : 'text-danger',
            )}
          >
            {item.isMet ? (
              <CircleCheck aria-hidden className="mt-px size-4.5 flex-none" strokeWidth={1.75} />
            ) : isQuiet ? (
              <Circle aria-hidden className="mt-px size-4.5 flex-none" strokeWidth={1.75} />
            ) : (
              <CircleX aria-hidden className="mt-px size-4.5 flex-none" strokeWidth={1.75} />
            )}
            <span>
              {item.label}
              <span className="sr-only">{item.isMet ? text.met : text.notMetYet}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
