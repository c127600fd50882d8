import { clsx } from 'clsx';
import { CompareSlider } from '../../components/compare-slider.js';
import {
  comparisonSizes,
  examplePhoto,
  examplePicture,
  exampleStyles,
  photoOfExample,
  type ExampleStyleId,
} from '../../lib/examples.js';
import * as text from './messages/en.js';

const picture = 'absolute inset-0 size-full object-cover';

type ExampleComparisonProps = {
  chosen: ExampleStyleId;
  loaded: readonly ExampleStyleId[];
};

export function ExampleComparison({ chosen, loaded }: ExampleComparisonProps) {
  const style = exampleStyles.find((candidate) => candidate.id === chosen) ?? exampleStyles[0];
  return (
    <div>
      <CompareSlider
        label={text.compare}
        valueText={text.compared}
        after={loaded.map((id) => (
          <img
            key={id}
            src={examplePicture(id).large}
            srcSet={examplePicture(id).srcSet}
            sizes={comparisonSizes}
            width={720}
            height={900}
            alt={id === chosen ? text.portraitIn(style.name) : ''}
            aria-hidden={id !== chosen}
            fetchPriority={id === loaded[0] ? 'high' : 'auto'}
            decoding="async"
            className={clsx(
              picture,
              'transition-opacity duration-[480ms]',
              id !== chosen && 'opacity-0',
            )}
          />
        ))}
        before={loaded.map((id) => (
          <img
            key={id}
            src={photoOfExample(id).large}
            srcSet={photoOfExample(id).srcSet}
            sizes={comparisonSizes}
            width={720}
            height={900}
            alt={id === chosen ? text.itsPhoto : ''}
            aria-hidden={id !== chosen}
            fetchPriority={id === loaded[0] ? 'high' : 'auto'}
            decoding="async"
            className={clsx(
              picture,
              'transition-opacity duration-[480ms]',
              id !== chosen && 'opacity-0',
            )}
          />
        ))}
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
