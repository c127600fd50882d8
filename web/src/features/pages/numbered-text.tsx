import { useHydrated } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { PageHead } from '../../components/page-head.js';
import { TextColumn } from '../../components/text-column.js';
import { longDay } from '../../lib/day-words.js';
import { titleOf } from '../../lib/page-format.js';
import * as text from './messages.js';

export type Section = { title: string; body: ReactNode };

export const paragraphs = (...texts: readonly ReactNode[]) =>
  texts.map((paragraph, index) => <p key={index}>{paragraph}</p>);

type NumberedTextProps = {
  title: string;
  lead: string;
  description: string;
  sections: readonly Section[];
};

export function NumberedText({ title, lead, description, sections }: NumberedTextProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pt-[clamp(2rem,5vw,4.5rem)] pb-section lg:grid-cols-[minmax(min-content,4fr)_minmax(0,8fr)]">
      <PageHead title={titleOf(title)} meta={{ description }} />
      <div className="grid content-start gap-4 self-start lg:sticky lg:top-8">
        <h1 className="type-h2 wrap-anywhere hyphens-auto">{title}</h1>
        <p className="max-w-[48ch] text-ink-2">{lead}</p>
        <LastUpdated />
        <nav aria-label={text.onThisPage} className="max-lg:hidden print:hidden">
          <ol className="grid">
            {sections.map((section, index) => (
              <li key={section.title}>
                <a
                  href={`#section-${index + 1}`}
                  className="inline-flex min-h-8 items-center gap-2 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  <span className="w-5 text-ink-3 tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {sections.map((section, index) => (
          <TextColumn key={section.title}>
            <h2 id={`section-${index + 1}`} className="scroll-mt-8">
              {index + 1}. {section.title}
            </h2>
            {section.body}
          </TextColumn>
        ))}
      </div>
    </div>
  );
}

/** Today's date, set after hydration because prerendered pages can't know it. */
function LastUpdated() {
  const isHydrated = useHydrated();
  const [today] = useState(() => longDay(new Date()));
  return <p className="min-h-5 text-sm text-ink-3">{isHydrated && text.lastUpdated(today)}</p>;
}
