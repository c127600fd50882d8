import { clsx } from 'clsx';
import { Pause, Play, Shuffle } from 'lucide-react';
import { useEffect, useState, type PointerEvent } from 'react';
import { Button } from '../../../components/button.js';
import { draw } from '../../../lib/lists.js';
import { loadPicture } from '../../../lib/load-picture.js';
import { useIsInView } from '../../../lib/use-is-in-view.js';
import { homeWords } from '../home-words.js';
import * as text from '../messages.js';
import { SectionHead } from '../section-head.js';
import { PackCard } from './pack-card.js';
import { inPlaces, opening, packs, SHOWN } from './packs.js';

const byMouse =
  (act: () => void) =>
  ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') act();
  };

export function PacksSection({ onChoose }: { onChoose: (style: string) => void }) {
  const isInView = useIsInView('packs-grid');
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const { shown, shuffle } = usePacks(isInView && !isHeld && !isPaused);
  const last = shown.length - 1;

  return (
    <section id="packs" aria-labelledby="packs-title" className="wrap pb-section">
      <SectionHead id="packs-title" title={homeWords.packs.title} aside={homeWords.packs.aside} />
      <ul
        id="packs-grid"
        onPointerEnter={byMouse(() => setHeld(true))}
        onPointerLeave={byMouse(() => setHeld(false))}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="phone-strip gap-x-4 gap-y-6 sm:grid sm:grid-cols-4 lg:grid-cols-7 lg:gap-x-5"
      >
        {shown.map((each, place) => {
          const isLarge = place === 0 || place === last;
          return (
            <li
              key={place}
              className={clsx(
                'min-w-0',
                isLarge && 'lg:row-span-2 lg:row-start-1',
                place === 0 && 'lg:col-span-2 lg:col-start-1',
                isLarge && place === last && 'lg:col-span-2 lg:col-start-6',
              )}
            >
              <PackCard shown={each} place={place} isLarge={isLarge} onChoose={onChoose} />
            </li>
          );
        })}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="sm" onClick={shuffle}>
          <Shuffle aria-hidden />
          {text.shuffle}
        </Button>
        <Button size="sm" className="motion-reduce:hidden" onClick={() => setPaused(!isPaused)}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          <span>{isPaused ? text.play : text.pause}</span>
        </Button>
      </div>
    </section>
  );
}

const EVERY_MS = 5_000;

function usePacks(isRunning: boolean) {
  const [shown, setShown] = useState(opening);

  /** Waits until all eight pictures have loaded; keeps the current packs if one fails. */
  async function shuffle() {
    const drawn = inPlaces(draw(packs, SHOWN, Math.random));
    try {
      await Promise.all(drawn.map(({ entry }) => loadPicture(entry.src)));
    } catch {
      return;
    }
    setShown(drawn);
  }

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isRunning || isStill) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void shuffle();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { shown, shuffle: () => void shuffle() };
}
