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

type ExampleComparisonProps = {
  chosen: ExampleStyleId;
  loaded: readonly ExampleStyleId[];
};

export function ExampleComparison({ chosen, loaded }: ExampleComparisonProps) {
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
