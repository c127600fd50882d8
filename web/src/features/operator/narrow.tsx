import type { ReactNode } from 'react';

export function Narrow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[30rem] gap-6 px-4 py-[clamp(2.5rem,6vw,4.5rem)]">
      <h1 className="type-h2">{title}</h1>
      {children}
    </div>
  );
}
