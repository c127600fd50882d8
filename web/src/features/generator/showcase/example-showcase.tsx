import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Frame } from '../../../components/frame.js';
import { MemeCaption } from '../../../components/meme-caption.js';
import { SkeletonFrame } from '../../../components/skeleton-frame.js';
import { draw, type Shown } from '../../../lib/lists.js';
import { pageFormat } from '../../../lib/page-format.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { useIsInView } from '../../../lib/use-is-in-view.js';
import { isSynthetic, type StyleOption } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';
import * as text from './messages.js';

const SHOWN = 6;
const EVERY_MS = 8_000;

const isMeme = pageFormat === 'meme';

/** Random styles, redrawn every 8 s while moving. */
function useDrawn(isMoving: boolean): Shown<StyleOption>[] {
  const { data: options } = useQuery(stylesQuery);
  const [shown, setShown] = useState<Shown<StyleOption>[]>([]);

  useEffect(() => {
    const pictured =
      options?.filter((option) => option.image !== null && !isSynthetic(option)) ?? [];
    if (pictured.length === 0) return;
    const next = () => setShown(draw(pictured, SHOWN, Math.random));
    if (shown.length === 0) next();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isMoving || isStill) return;
    const timer = setInterval(next, EVERY_MS);
    return () => clearInterval(timer);
  }, [options, isMoving, shown.length]);

  return shown;
}

type ShowcaseProps = { onUse: (style: string) => void };

export function ExampleShowcase({ onUse }: ShowcaseProps) {
  const isMember = useIsMember();
  const id = useId();
  const isInView = useIsInView(`${id}-section`);
  const [isHeld, setHeld] = useState(false);
  const shown = useDrawn(isInView && !isHeld);

  return (
    <section
      id={`${id}-section`}
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid gap-1">
        <h3 id={id} className="type-h3">
          {isMeme ? text.memeExamples : text.seeStyles}
        </h3>
        <p className="text-ink-2">{isMeme ? text.memeHint : text.stylesHint}</p>
      </div>
      <ul className="phone-strip gap-x-4 gap-y-5 sm:grid sm:grid-cols-3 lg:grid-cols-6">
        {shown.length === 0
          ? Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <SkeletonFrame />
              </li>
            ))
          : shown.map(({ entry, isHighlighted }, index) => (
              <li
                key={index}
                className={clsx(
                  'grid min-w-0 grid-cols-1 content-start gap-1 border-t-2 pt-3 transition-colors',
                  isHighlighted ? 'border-ink' : 'border-line',
                )}
              >
                <Frame
                  src={entry.image ?? undefined}
                  alt={text.exampleOf(entry.label)}
                  name={<span className="truncate">{entry.label}</span>}
                  develop
                >
                  {isMeme && <MemeCaption turn={index} />}
                </Frame>
                <UseButton style={entry} isMember={isMember} onUse={onUse} />
              </li>
            ))}
      </ul>
    </section>
  );
}

type UseButtonProps = ShowcaseProps & { style: StyleOption; isMember: boolean };

function UseButton({ style, isMember, onUse }: UseButtonProps) {
  const labelled = isMember ? text.applyStyleNamed : text.tryStyleNamed;
  return (
    <Button
      size="sm"
      className="w-full"
      aria-label={labelled(style.label)}
      onClick={() => onUse(style.value)}
    >
      {isMember ? text.applyStyle : text.tryStyle}
    </Button>
  );
}
