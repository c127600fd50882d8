import type { Image } from '@likeness/contracts/http/images';
import type { ReactNode } from 'react';
import { toolName } from '../../../lib/images/tool-names.js';
import { engineOf, isAvatar, promptOf, seedOf, wasMadeAgain } from '../../../lib/recipe.js';
import * as text from '../messages/en.js';
import { CopySeed } from './copy-seed.js';
import { Credentials } from './credentials.js';
import { dateWords } from '../../../lib/date-words.js';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { LikenessScale } from './likeness-scale.js';
import { PhotoComparison } from './photo-comparison.js';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 text-sm">
      <h3 className="type-h4">{title}</h3>
      {children}
    </section>
  );
}

export function Details({ image, styleName }: { image: Image; styleName: string }) {
  const seed = seedOf(image);
  const prompt = promptOf(image);
  const without = image.creation_method_config?.negative_prompt;
  const unmet = unmetOf(image);
  const engine = engineOf(image);
  const tool = image.creation_method_name;
  return (
    <>
      {isAvatar(image) && <p className="text-sm text-ink-2">{text.avatar}</p>}
      {image.likeness && (
        <div className="grid gap-4">
          <LikenessScale likeness={image.likeness} />
          <PhotoComparison key={image.id} image={image} photoId={image.likeness.reference_id} />
        </div>
      )}
      {prompt !== null && (
        <Words title={text.prompt}>
          <p className="wrap-anywhere text-ink-2">{prompt}</p>
          {without && (
            <p className="wrap-anywhere text-ink-2">
              <span className="font-semibold text-ink">{text.without}</span> {without}
            </p>
          )}
        </Words>
      )}
      {unmet.length > 0 && (
        <Words title={text.unmet}>
          <ul className="grid list-disc gap-1 pl-4.5 wrap-anywhere text-ink-2">
            {unmet.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Words>
      )}
      <dl className="border-b border-line text-sm">
        <Row name={text.madeWith}>{tool === null ? text.yourUpload : toolName(tool)}</Row>
        {styleName !== '' && tool !== 'kontextlens' && <Row name={text.style}>{styleName}</Row>}
        {engine !== null && <Row name={text.engine}>{engine}</Row>}
        {seed !== null && (
          <Row name={text.seed}>
            <CopySeed key={image.id} seed={seed} />
          </Row>
        )}
        <Row name={text.size}>
          {image.width}×{image.height}
        </Row>
        {wasMadeAgain(image) && <Row name={text.remade}>{text.remadeReason}</Row>}
        {image.expires_at !== null && (
          <Row name={text.keptUntil}>{dateWords(image.expires_at)}</Row>
        )}
      </dl>
      {tool !== null && <Credentials key={image.id} image={image} />}
    </>
  );
}
