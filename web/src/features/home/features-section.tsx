import { examplePhoto, exampleStyles } from '../../lib/examples.js';
import { areClaimsShown } from '../../lib/marketing-claims.js';
import * as text from './messages.js';
import { SectionHead } from './section-head.js';

const features = [
  { title: text.measured, text: text.measuredText },
  { title: text.upfront, text: text.upfrontText },
  { title: text.nothingHidden, text: text.nothingHiddenText },
  { title: text.noTwoAlike, text: text.noTwoAlikeText },
];

type Figure = {
  figure: string;
  label: string;
  isShown: boolean;
};

/** The operator must be able to prove every figure that is turned on. */
const all: readonly Figure[] = [
  { figure: '3', label: text.freeSets, isShown: true },
  { figure: '10', label: text.portraitsPerSet, isShown: true },
  { figure: '15', label: text.photosToStart, isShown: true },
  { figure: '1024', label: text.pixelsPerSide, isShown: true },
  { figure: text.manyUsers, label: text.users, isShown: areClaimsShown },
  { figure: text.manyCreators, label: text.creators, isShown: areClaimsShown },
  { figure: text.manyImages, label: text.images, isShown: areClaimsShown },
  { figure: '30 s', label: text.averageProcessing, isShown: areClaimsShown },
  { figure: '45 s', label: text.maximumWait, isShown: areClaimsShown },
  { figure: text.mostOfTheTime, label: text.uptime, isShown: areClaimsShown },
  { figure: '5', label: text.peopleOnTeam, isShown: areClaimsShown },
  { figure: '24 h', label: text.responseTime, isShown: areClaimsShown },
  { figure: text.thirtyDays, label: text.moneyBack, isShown: areClaimsShown },
];

const figures = all.filter(({ isShown }) => isShown);

/** Horizontal positions of the pupils in the example strip. */
const pupils = ['37.5%', '62.5%'];

function EyeStrips() {
  return (
    <figure className="grid content-start gap-4">
      <div className="grid gap-1">
        {[examplePhoto, ...exampleStyles].map((example) => (
          <div
            key={example.id}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-4 md:grid-cols-[minmax(0,1fr)_6rem]"
          >
            <div className="relative">
              <img
                src={`/examples/eyes-${example.id}.webp`}
                width={900}
                height={168}
                alt={text.eyesIn(example.name)}
                loading="lazy"
                className="w-full rounded-frame"
              />
              {pupils.map((left) => (
                <span
                  key={left}
                  style={{ left }}
                  className="absolute -inset-y-1 border-l border-dashed border-mark"
                />
              ))}
            </div>
            <span className="type-data text-ink-3">
              {example.number} <b className="font-bold text-ink">{example.name}</b>
            </span>
          </div>
        ))}
      </div>
      <figcaption className="text-sm text-ink-2">{text.eyesCaption}</figcaption>
    </figure>
  );
}

export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby="features-title" className="wrap pb-section">
      <SectionHead id="features-title" title={text.features} />
      <div className="grid gap-[clamp(2rem,5vw,5rem)] lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <EyeStrips />
        <ul className="grid content-start md:grid-cols-2 md:gap-x-8 lg:grid-cols-1">
          {features.map((feature) => (
            <li
              key={feature.title}
              className="grid content-start gap-1.5 border-t border-line pt-4 pb-6"
            >
              <h3 className="type-h3">{feature.title}</h3>
              <p className="max-w-[40ch] text-ink-2">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <dl className="mt-[clamp(3rem,6vw,5.5rem)] grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
            <dt className="mt-2 text-control text-ink-2">{label}</dt>
            <dd className="type-figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
