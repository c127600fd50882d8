import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { pageFormat, type PageFormat } from '../../../lib/page-format.js';
import * as text from '../results/messages/en.js';

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
const FADE_MS = 300;

const facts = factsFor(pageFormat);

/** Something to read while one waits: another fact every four seconds. */
export function FunFact() {
  const [index, setIndex] = useState<number | null>(null);
  const [isFading, setFading] = useState(false);

  useEffect(() => {
    let fade: ReturnType<typeof setTimeout>;
    let turn: ReturnType<typeof setInterval>;
    const start = setTimeout(() => {
      setIndex(Math.floor(Math.random() * facts.length));
      turn = setInterval(() => {
        setFading(true);
        fade = setTimeout(() => {
          setIndex((last) => ((last ?? 0) + 1) % facts.length);
          setFading(false);
        }, FADE_MS);
      }, EVERY_MS);
    }, START_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(fade);
      clearInterval(turn);
    };
  }, []);

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
      <p
        className={clsx(
          'text-sm transition-opacity duration-300 motion-reduce:transition-none',
          isFading ? 'opacity-0' : 'opacity-100',
        )}
      >
        {index !== null && facts[index]}
      </p>
    </section>
  );
}
