import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { clsx } from 'clsx';
import { Suspense, useId, type FormEvent } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { lateComponent } from '../../../lib/late-component.js';
import { useStore } from '../../../lib/store/use-store.js';
import type { FormPart } from '../../tool-page/form/lead-to.js';
import { StepTitle } from '../../tool-page/form/step-title.js';
import { usePhotoProblem } from '../../tool-page/photos/photo-problem-query.js';
import { PhotoSection } from '../../tool-page/photos/photo-section.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { FormState } from '../choices/form-state.js';
import type { Generator } from '../choices/generator.js';
import { PORTRAIT_USE } from '../choices/submit-checks.js';
import { PoseSection } from '../pose/pose-section.js';
import { StylePicker } from '../styles/style-picker.js';
import type { Submit } from './use-submit.js';

const PromptSection = lateComponent(
  async () => (await import('./prompt-section.js')).PromptSection,
);

const GENDERS = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
] as const;

const PARTS: Partial<Record<keyof FormState, FormPart>> = {
  style: 'style',
  gender: 'gender',
  pose: 'pose',
  positivePrompt: 'positive-prompt',
  negativePrompt: 'negative-prompt',
  imageCount: 'count',
};

type GeneratorFormProps = {
  id: string;
  generator: Generator;
  press: Submit;
  isLocked: boolean;
  isWide: boolean;
};

const block = 'min-w-0 border-t border-line pt-6';

export function GeneratorForm({ id, generator, press, isLocked, isWide }: GeneratorFormProps) {
  const form = useStore(generator.form);
  const photos = useStore(generator.photos);
  const name = useId();
  const { faultOf } = press;
  const problem = usePhotoProblem(generator.photos, PORTRAIT_USE);
  const photoFault = photos.photos.length > 0 ? null : faultOf('photos');

  function change(part: Partial<FormState>) {
    generator.form.dispatch(part);
    for (const key of Object.keys(part) as (keyof FormState)[]) {
      const fault = PARTS[key];
      if (fault) press.forget(fault);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    press.submit();
  }

  return (
    <form
      id={id}
      noValidate
      aria-label="Portrait settings"
      onSubmit={submit}
      className={clsx(
        'grid min-w-0 gap-y-7',
        isWide && 'gap-x-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <div
        data-part="photos"
        className={clsx('grid min-w-0', !isWide && 'border-t border-line pt-6')}
      >
        <PhotoSection
          photos={generator.photos}
          isLocked={isLocked}
          error={photoFault}
          problem={problem}
          hasOwnColumn={isWide}
        />
      </div>
      <div className="grid min-w-0 content-start gap-y-7">
        <div data-part="style" className={clsx(isWide ? 'min-w-0' : block)}>
          <StylePicker
            value={form.style}
            onChoose={(style) => change({ style })}
            error={faultOf('style')}
          />
        </div>
        {form.style === PROMPT_ONLY_STYLE && (
          <div className={block}>
            <Suspense fallback={<div aria-busy="true" className="min-h-152" />}>
              <PromptSection
                form={form}
                onChange={change}
                hasPhotos={usablePhotos(photos).length > 0}
                faults={{
                  positive: faultOf('positive-prompt'),
                  negative: faultOf('negative-prompt'),
                }}
              />
            </Suspense>
          </div>
        )}
        <div data-part="gender" className={block}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <StepTitle>Gender</StepTitle>
            <Segmented
              name={`${name}-gender`}
              label="Gender"
              options={GENDERS}
              value={form.gender ?? undefined}
              onChoose={(gender) => change({ gender })}
              describedBy={faultOf('gender') === null ? undefined : `${name}-gender-fault`}
              invalid={faultOf('gender') !== null}
            />
          </div>
          <div role="alert" className="pt-2 empty:hidden">
            {faultOf('gender') !== null && (
              <FieldError id={`${name}-gender-fault`}>{faultOf('gender')}</FieldError>
            )}
          </div>
        </div>
        <div data-part="pose" className={block}>
          <PoseSection
            box={generator.pose}
            choice={form.pose}
            onChoose={(pose) => change({ pose })}
            isLocked={isLocked}
            error={faultOf('pose')}
          />
        </div>
      </div>
    </form>
  );
}
