import type { ReactNode } from 'react';
import { Frame } from '../../components/frame.js';
import {
  examplePhoto,
  examplePicture,
  exampleStyles,
  photoOfExample,
  type ExampleStyleId,
} from '../../lib/examples.js';
import { siteMeta } from '../../lib/head/head-tags.js';
import { titleOf } from '../../lib/page-format.js';
import * as text from './messages.js';

type AuthLayoutProps = {
  title: string;
  lead?: ReactNode;
  portrait: ExampleStyleId;
  children: ReactNode;
};

export function AuthLayout({ title, lead, portrait, children }: AuthLayoutProps) {
  const style = exampleStyles.find(({ id }) => id === portrait) ?? exampleStyles[0];
  const { large, srcSet } = examplePicture(style.id);
  return (
    <section
      aria-labelledby="page-title"
      className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] py-[clamp(2rem,5vw,4.5rem)] md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]"
    >
      <title>{titleOf(title)}</title>
      <meta name="description" content={siteMeta.description} />
      <div className="grid min-h-80 content-start gap-6 max-md:mx-auto max-md:w-full max-md:max-w-100">
        <div className="grid gap-2">
          <h1 id="page-title" className="type-h2">
            {title}
          </h1>
          {lead !== undefined && <p className="text-ink-2">{lead}</p>}
        </div>
        {children}
      </div>
      <div className="hidden min-w-0 md:block">
        <div className="sticky top-8 ml-auto flex items-end justify-end gap-7">
          <div className="hidden w-44 flex-none xl:block">
            <Frame
              src={photoOfExample(style.id).small}
              alt={text.photoOfExample}
              number={examplePhoto.number}
              name={text.photo}
            />
          </div>
          <div className="w-full max-w-[min(34rem,calc((100dvh-12rem)*0.8))] min-w-64">
            <Frame
              src={large}
              srcSet={srcSet}
              sizes="(min-width: 1024px) 34rem, 36vw"
              alt={text.examplePortrait(style.name)}
              number={style.number}
              name={style.name}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
