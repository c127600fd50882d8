import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { RadioTile } from '../../components/radio-tile.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { CompareSlider } from './compare-slider.js';
import { CreateLink } from './create-link.js';
import {
  examplePicture,
  exampleStyles,
  firstStyle,
  type ExampleStyleId,
} from '../../lib/examples.js';

export function Hero() {
  const isMember = useIsMember();
  const [chosen, setChosen] = useState<ExampleStyleId>(firstStyle);
  const [loaded, setLoaded] = useState<readonly ExampleStyleId[]>([firstStyle]);

  function choose(id: ExampleStyleId) {
    setChosen(id);
    if (!loaded.includes(id)) setLoaded([...loaded, id]);
  }

  return (
    <section
      aria-labelledby="hero-title"
      className="wrap grid gap-6 pt-[clamp(1.5rem,3vw,2.75rem)] pb-[clamp(2rem,4vw,3rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-7"
    >
      <div className="flex flex-col gap-6 lg:justify-between lg:pr-6">
        <h1
          id="hero-title"
          className="type-display lg:-mt-[0.08em] lg:text-[length:min(var(--text-display),6.5vw)]"
        >
          Portraits <br className="max-lg:hidden" />
          that still <br className="max-lg:hidden" />
          look like <br className="max-lg:hidden" />
          you.
        </h1>
        <div className="grid gap-6">
          <p className="max-w-124 text-lead text-ink-2">
            Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is
            measured against your photo before you see it.
          </p>
          <div>
            <CreateLink className="max-md:w-full" />
          </div>
          {!isMember && (
            <Link
              to="/"
              hash="instant-id"
              className="link hidden min-h-11 items-center gap-2 justify-self-start text-sm text-ink-2 md:inline-flex"
            >
              <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />3 free generations,
              no sign-up required
            </Link>
          )}
        </div>
      </div>
      {/* The column of three tiles ends level with the large picture at every width. */}
      <div className="grid gap-6 md:grid-cols-[calc(75%-1.5px)_minmax(0,1fr)] md:gap-x-7">
        <CompareSlider chosen={chosen} loaded={loaded} />
        <fieldset className="min-w-0">
          <legend className="sr-only">Show this face as</legend>
          <div className="grid grid-cols-3 gap-4 md:grid-cols-1 md:gap-x-0 md:gap-y-5">
            {exampleStyles.map((style) => (
              <RadioTile
                key={style.id}
                name="hero-style"
                value={style.id}
                label={style.name}
                number={style.number}
                src={examplePicture(style.id).small}
                checked={chosen === style.id}
                onChoose={() => choose(style.id)}
                eager
              />
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
}
