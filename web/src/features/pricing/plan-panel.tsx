import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as text from './messages/en.js';

type PlanPanelProps = {
  name: string;
  lead: string;
  price: string;
  per: string;
  features: readonly string[];
  isMain?: boolean;
  action: ReactNode;
  children?: ReactNode;
};

export function PlanPanel({
  name,
  lead,
  price,
  per,
  features,
  isMain = false,
  action,
  children,
}: PlanPanelProps) {
  return (
    <article
      aria-label={text.planName(name)}
      className={clsx(
        'grid content-start gap-5 rounded-panel border bg-paper p-[clamp(1.5rem,2.5vw,2rem)]',
        isMain ? 'border-ink ring-1 ring-ink ring-inset' : 'border-line',
      )}
    >
      <div>
        <h3 className="type-h3">{name}</h3>
        <p className="text-sm text-ink-2">{lead}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-figure">{price}</span>
        <span className="text-control text-ink-2">{per}</span>
      </p>
      {action}
      <ul>
        {features.map((feature) => (
          <li
            key={feature}
            className="flex gap-2.5 border-t border-line py-2 text-control leading-normal"
          >
            <Check aria-hidden className="mt-0.5 size-4.5 flex-none" strokeWidth={1.75} />
            <span className="min-w-0 hyphens-auto">{feature}</span>
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
