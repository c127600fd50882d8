import type { ReactNode } from 'react';
import { titleOf } from '../../lib/head/site-title.js';

type LegalPageProps = { title: string; lead: string; children: ReactNode };

export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-[clamp(2rem,5vw,4.5rem)] pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <title>{titleOf(title)}</title>
      <meta name="description" content={lead} />
      <div className="grid content-start gap-4">
        <h1 className="type-h2">{title}</h1>
        <p className="max-w-[48ch] text-ink-2">{lead}</p>
      </div>
      <div className="grid max-w-160 gap-8">{children}</div>
    </div>
  );
}
