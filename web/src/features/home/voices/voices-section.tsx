import { Tag } from '../../../components/tag.js';
import * as text from '../messages.js';

type Voice = { words: string; who: string };

/** Set it to false once real testimonials replace our examples. */
const areExamples: boolean = true;

const voices: readonly Voice[] = [
  {
    words: text.weddingWords,
    who: text.weddingUse,
  },
  {
    words: text.teamWords,
    who: text.teamUse,
  },
  {
    words: text.motherWords,
    who: text.motherUse,
  },
];

export function VoicesSection() {
  return (
    <section aria-labelledby="voices-title" className="wrap pb-section">
      <div className="mb-[clamp(1.5rem,3vw,2.5rem)] flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="voices-title" className="type-h2">
          {text.uses}
        </h2>
        {areExamples && <Tag>{text.illustrative}</Tag>}
      </div>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {voices.map(({ words, who }) => (
          <li key={who} className="border-t border-ink pt-5 pb-8 md:pb-0">
            <figure className="grid gap-4">
              <blockquote className="type-h3 text-balance">{text.quoted(words)}</blockquote>
              <figcaption className="text-sm text-ink-2">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
