import { clsx } from 'clsx';
import { useId, type FormEvent } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { useStore } from '../../../lib/store/use-store.js';
import type { Generator } from '../generator.js';
import { PhotoSection } from '../photos/photo-section.js';
import { usablePhotos } from '../photos/photos-state.js';
import { PoseSection } from '../pose/pose-section.js';
import { StylePicker } from '../styles/style-picker.js';
import type { FormState } from './form-state.js';
import { PromptSection } from './prompt-section.js';
import { StepTitle } from './step-title.js';
import type { FormPart } from './submit-checks.js';
import type { Submit } from './use-submit.js';

const GENDERS = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
] as const;

/** Which part of the form a change puts right. */
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
  /** Photos beside the choices where there is room, or one below the other. */
  isWide: boolean;
};

const block = 'min-w-0 border-t border-line pt-6';

/** The settings of a generation, from the photos to the prompt. */
export function GeneratorForm({ id, generator, press, isLocked, isWide }: GeneratorFormProps) {
  const form = useStore(generator.form);
  const photos = useStore(generator.photos);
  const name = useId();
  const { faultOf } = press;
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
        <PhotoSection photos={generator.photos} isLocked={isLocked} error={photoFault} />
      </div>
      <div className="grid min-w-0 content-start gap-y-7">
        <div data-part="style" className={clsx(isWide ? 'min-w-0' : block)}>
          <StylePicker
            value={form.style}
            onChoose={(style) => change({ style })}
            error={faultOf('style')}
          />
        </div>
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
      <div className={block}>
        <PromptSection
          form={form}
          onChange={change}
          hasPhotos={usablePhotos(photos).length > 0}
          faults={{
            positive: faultOf('positive-prompt'),
            negative: faultOf('negative-prompt'),
          }}
        />
      </div>
    </form>
  );
}
