import { FOUR_STYLES } from '@likeness/contracts/generation/style-value';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { creditWords } from '../../lib/credit-words.js';
import { toolName } from '../../lib/images/tool-names.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { imagesOf } from '../runs/run/run-state.js';
import { CreateBar } from '../tool-page/bar/create-bar.js';
import { ToolPage } from '../tool-page/tool-page.js';
import { useToolPage, type ToolPageState } from '../tool-page/tool/use-tool-page.js';
import type { FormState } from './choices/form-state.js';
import { styleLabel } from './choices/style-options.js';
import { stylesQuery } from './choices/styles-query.js';
import { GeneratorForm } from './form/generator-form.js';
import { PortraitOptions } from './form/portrait-options.js';
import { useIndefinite } from './form/use-indefinite.js';
import { generatorOf } from './generator.js';
import * as text from './messages/en.js';

type GeneratorSectionProps = { layout?: 'page' | 'demo'; heading?: string };

export function GeneratorSection({ layout = 'demo', heading }: GeneratorSectionProps) {
  const generator = generatorOf(useQueryClient());
  const page = useToolPage(generator);
  const indefinite = useIndefinite(generator.run, useIsMember(), page.submit);
  const { data: options = [], isSuccess: hasStyles } = useQuery(stylesQuery);
  const isPage = layout === 'page';
  return (
    <ToolPage
      page={page}
      layout={layout}
      head={
        <>
          {heading !== undefined && (
            <div className="grid gap-1">
              <p className="type-data text-ink-2">{toolName('lenszero')}</p>
              <h1 className="type-h2">{heading}</h1>
            </div>
          )}
          {isPage && <CreateSteps current={stepOf(page)} />}
          {isPage && <h2 className="sr-only">{text.makePortraits}</h2>}
        </>
      }
      bar={
        <CreateBar
          page={page}
          submitLabel={(page.isBusy ? text.creating : text.create)(page.terms.imageCount)}
          ifFree={text.youHave(creditWords(page.order.credits))}
        >
          <PortraitOptions page={page} indefinite={indefinite} />
        </CreateBar>
      }
      styleNames={(style) => styleLabel(options, style)}
      isRepeated={indefinite.isOn}
      isReady={hasStyles}
    >
      <GeneratorForm page={page} pose={generator.pose} isWide={!isPage} />
    </ToolPage>
  );
}

function stepOf({ state, isBusy, photos, choices }: ToolPageState<FormState>): number {
  if (isBusy) return 2;
  if (state.phase === 'finished' && imagesOf(state.run).length > 0) return 3;
  return photos.photos.length > 0 || choices.style !== FOUR_STYLES ? 1 : 0;
}

const STEPS = [
  { title: text.uploadPhoto, seconds: 5 },
  { title: text.pickStyle, seconds: 10 },
  { title: text.letAiWork, seconds: 20 },
  { title: text.downloadAndShare, seconds: 5 },
] as const;

function CreateSteps({ current }: { current: number }) {
  return (
    <ol aria-label={text.howItWorks} className="grid grid-cols-4 gap-2.5">
      {STEPS.map(({ title, seconds }, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'grid content-start gap-0.5 border-t-2 pt-2 text-sm leading-snug',
            index === current
              ? 'border-mark font-bold text-ink'
              : index < current
                ? 'border-ink text-ink'
                : 'border-line text-ink-2',
          )}
        >
          <span className="type-data text-ink-2">{text.stepTime(index + 1, seconds)}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}
