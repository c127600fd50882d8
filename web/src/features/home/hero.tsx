import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../../components/button.js';
import { RadioTile } from '../../components/radio-tile.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { homeWords } from './home-words.js';
import { CreateLink } from './section-head.js';
import * as text from './messages.js';
import {
  examplePicture,
  exampleStyles,
  firstStyle,
  tileSizes,
  type ExampleStyleId,
  comparisonSizes,
  examplePhoto,
  photoOfExample,
} from '../../lib/examples.js';
import { clsx } from 'clsx';
import { CompareSlider } from '../../components/compare-slider.js';

type ExampleComparisonProps = {
  chosen: ExampleStyleId;
  loaded: readonly ExampleStyleId[];
};

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
          {homeWords.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br className="max-lg:hidden" />}
              <span>{line} </span>
            </Fragment>
          ))}
        </h1>
        <div className="grid gap-6">
          <p className="max-w-124 text-lead text-ink-2">{homeWords.lead}</p>
          <div className="flex flex-wrap gap-3">
            <CreateLink className="max-md:w-full" />
            <Button asChild size="lg" className="max-md:w-full">
              <Link to="/blog">{text.readBlog}</Link>
            </Button>
          </div>
          <Link
            to="/"
            hash={isMember ? 'how-it-works' : 'instant-id'}
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink-2"
          >
            <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
            <span>{isMember ? text.howItWorksLink : text.freeSetsLink}</span>
          </Link>
        </div>
      </div>
      {/* The column of three tiles ends level with the large picture at every width. */}
      <div className="grid gap-6 md:grid-cols-[calc(75%-1.5px)_minmax(0,1fr)] md:gap-x-7">
        <ExampleComparison chosen={chosen} loaded={loaded} />
        <StyleTiles chosen={chosen} onChoose={choose} />
      </div>
    </section>
  );
}

type StyleTilesProps = { chosen: ExampleStyleId; onChoose: (id: ExampleStyleId) => void };

function StyleTiles({ chosen, onChoose }: StyleTilesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.chooseStyle}</legend>
      <div className="grid grid-cols-3 gap-4 md:grid-cols-1 md:gap-x-0 md:gap-y-5">
        {exampleStyles.map((style) => (
          <RadioTile
            key={style.id}
            name="hero-style"
            value={style.id}
            label={style.name}
            number={style.number}
            src={examplePicture(style.id).small}
            srcSet={examplePicture(style.id).srcSet}
            sizes={tileSizes}
            checked={chosen === style.id}
            onChoose={() => onChoose(style.id)}
            eager
          />
        ))}
      </div>
    </fieldset>
  );
}

function ExampleComparison({ chosen, loaded }: ExampleComparisonProps) {
  const style = exampleStyles.find((candidate) => candidate.id === chosen) ?? exampleStyles[0];
  const pictures = (pictureOf: typeof examplePicture, alt: string) =>
    loaded.map((id) => (
      <img
        key={id}
        src={pictureOf(id).large}
        srcSet={pictureOf(id).srcSet}
        sizes={comparisonSizes}
        width={720}
        height={900}
        alt={id === chosen ? alt : ''}
        aria-hidden={id !== chosen}
        fetchPriority={id === loaded[0] ? 'high' : 'auto'}
        decoding="async"
        className={clsx(
          'absolute inset-0 size-full object-cover transition-opacity duration-[480ms]',
          id !== chosen && 'opacity-0',
        )}
      />
    ));
  return (
    <div>
      <CompareSlider
        label={text.compare}
        valueText={text.compared}
        after={pictures(examplePicture, text.portraitIn(style.name))}
        before={pictures(photoOfExample, text.itsPhoto)}
      />
      <p className="type-data flex justify-between gap-4 pt-2.5 text-ink-2">
        <span>
          <span className="text-ink-3">{examplePhoto.number}</span>{' '}
          <b className="font-bold text-ink">{examplePhoto.name}</b>
        </span>
        <span>
          <span className="text-ink-3">{style.number}</span>{' '}
          <b className="font-bold text-ink">{style.name}</b>
        </span>
      </p>
    </div>
  );
}
