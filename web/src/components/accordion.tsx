import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionItem = { id: string; title: string; body: ReactNode };

/** Uses native `details` elements, so it works before hydration. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <details key={item.id} id={item.id} className="group border-b border-line">
          <summary className="flex items-center justify-between gap-4 py-5 text-[1.125rem] leading-snug font-[580] tracking-[-0.008em]">
            {item.title}
            <Plus
              aria-hidden
              strokeWidth={1.75}
              className="size-5 flex-none text-ink-2 transition-[rotate] duration-[220ms] group-open:rotate-45"
            />
          </summary>
          <div className="max-w-[62ch] pb-6 text-ink-2">{item.body}</div>
        </details>
      ))}
    </div>
  );
}

type QuestionsProps = {
  id: string;
  title: string;
  items: readonly AccordionItem[];
  className?: string;
};

export function Questions({ id, title, items, className }: QuestionsProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16', className)}
    >
      <h2 id={`${id}-title`} className="type-h2 self-start lg:sticky lg:top-8">
        {title}
      </h2>
      <Accordion items={items} />
    </section>
  );
}
