import { useId, type ReactNode } from 'react';

type PanelProps = {
  title: string;
  more?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 border-t border-line pt-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
