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
import { useIndefinite, type Indefinite } from './form/use-indefinite.js';
import { generatorOf } from './generator.js';
import * as text from './messages.js';
import { Stepper } from '../../components/stepper.js';
import { Switch } from '../../components/switch.js';
import { watermarkHint } from './choices/portrait-terms.js';

type PortraitOptionsProps = { page: ToolPageState<FormState>; indefinite: Indefinite };

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

const setting =
  'w-full sm:max-lg:w-[calc(50%-0.75rem)] lg:w-auto xl:border-l xl:border-line xl:pl-6';

/** Visually hidden hints: the cost line gives the same information. */
const settings =
  'contents lg:max-xl:grid lg:max-xl:flex-none lg:max-xl:border-l lg:max-xl:border-line lg:max-xl:pl-5 lg:max-xl:[&_p]:sr-only';

function PortraitOptions({ page, indefinite }: PortraitOptionsProps) {
  const { order, terms, change } = page;
  const { imageCount, removesWatermark, isLocked, maxCount } = terms;
  return (
    <>
      <div
        data-part="imageCount"
        className="flex items-center gap-3 max-lg:w-full max-lg:flex-wrap max-lg:justify-between"
      >
        <span
          aria-hidden
          className={clsx('text-sm font-semibold', removesWatermark !== null && 'lg:max-xl:w-18')}
        >
          {text.imageCount}
        </span>
        <Stepper
          label={text.imageCount}
          value={imageCount}
          min={0}
          max={maxCount}
          onChange={(count) => change({ imageCount: count })}
        />
      </div>
      {removesWatermark !== null && (
        <div className={settings}>
          <Switch
            className={setting}
            label={text.removeWatermark}
            hint={watermarkHint(order, terms)}
            checked={removesWatermark}
            locked={isLocked}
            onChange={(wish) => change({ removesWatermark: wish })}
          />
          <Switch
            className={setting}
            label={text.createIndefinitely}
            hint={text.untilYouStop}
            checked={indefinite.isOn}
            onChange={(isOn) => {
              // The same seed would only repeat the same pictures.
              if (isOn) change({ seed: null });
              indefinite.set(isOn);
            }}
          />
        </div>
      )}
    </>
  );
}
