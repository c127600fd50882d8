import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { pageFormat, type PageFormat } from '../../../lib/page-format.js';
import * as text from './messages.js';

const FACTS = [
  text.factContactSheet,
  text.factFirstPortraits,
  text.factRembrandt,
  text.factLens,
  text.factCatchlight,
  text.factMeasure,
  text.factGoldenHour,
  text.factPaper,
];
const MEME_FACTS = [text.factMemeOrigin, text.factMemeLetters];

/** Facts to read while waiting. Facts about memes appear only in the meme format. */
export function factsFor(format: PageFormat): readonly string[] {
  return format === 'meme' ? [...FACTS, ...MEME_FACTS] : FACTS;
}

const START_MS = 2_000;
const EVERY_MS = 4_000;

const facts = factsFor(pageFormat);

/** Something to read while one waits: another fact every four seconds. */
export function FunFact() {
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    const next = index === null ? Math.floor(Math.random() * facts.length) : index + 1;
    const turn = () => setIndex(next % facts.length);
    const timer = setTimeout(turn, index === null ? START_MS : EVERY_MS);
    return () => clearTimeout(timer);
  }, [index]);

  return (
    <section
      aria-label={text.funFact}
      // Its room is kept, so that nothing moves when the first fact comes.
      className={clsx(
        'grid min-h-34 items-center gap-x-4 gap-y-1 border-y border-line py-4 sm:min-h-19 sm:grid-cols-[auto_1fr]',
        index === null && 'invisible',
      )}
    >
      <span className="type-data text-ink-3">{text.didYouKnow}</span>
      <p key={index} className="animate-fade text-sm" style={{ animationDuration: '300ms' }}>
        {index !== null && facts[index]}
      </p>
    </section>
  );
}
