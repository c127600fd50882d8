import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Gender } from '@likeness/contracts/http/generation';
import { WEAK_PHOTO } from '@likeness/contracts/photos/weak-photo';
import { useId } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { StepTitle } from '../../../components/step-title.js';
import { lateComponent } from '../../../lib/late-component.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import { block, ToolForm } from '../../tool-page/form/tool-form.js';
import { PhotoLessons } from '../../tool-page/photos/photo-lessons.js';
import { PORTRAIT_WORDING } from '../../tool-page/photos/photo-wording.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { finishOf } from '../choices/finish-of.js';
import type { FormState } from '../choices/form-state.js';
import * as text from '../messages.js';
import { PoseSection } from '../pose/pose-section.js';
import { StylePicker } from '../styles/style-picker.js';

const FinishSection = lateComponent(
  async () => (await import('./finish-section.js')).FinishSection,
  <div aria-busy="true" className="min-h-40" />,
);
const PromptSection = lateComponent(
  async () => (await import('./prompt-section.js')).PromptSection,
  <div aria-busy="true" className="min-h-152" />,
);

const WORDING = { ...PORTRAIT_WORDING, Lessons: PhotoLessons };

type GeneratorFormProps = { page: ToolPageState<FormState>; pose: PhotoBox; isWide: boolean };

export function GeneratorForm({ page, pose, isWide }: GeneratorFormProps) {
  const { choices, change, comparison, faultOf } = page;
  const hasShoulders = choices.style !== PROMPT_ONLY_STYLE && comparison.cutsShoulders;
  return (
    <ToolForm page={page} label={text.portraitSettings} wording={WORDING} isWide={isWide}>
      <div data-part="gender" className={isWide ? 'min-w-0' : block}>
        <GenderField
          value={choices.gender}
          onChoose={(gender) => change({ gender })}
          error={faultOf('gender')}
        />
      </div>
      <div data-part="style" className={block}>
        <StylePicker
          value={choices.style}
          onChoose={(style) => change({ style })}
          error={faultOf('style')}
          four={{ hasWeakPhotos: areAllWeak(page), imageCount: page.terms.imageCount }}
        />
      </div>
      {choices.style === PROMPT_ONLY_STYLE && (
        <div className={block}>
          <PromptSection page={page} />
        </div>
      )}
      {(finishOf(choices.style).hasRetouch || hasShoulders) && (
        <div data-part="finish" className={block}>
          <FinishSection page={page} />
        </div>
      )}
      <div data-part="pose" className={block}>
        <PoseSection
          box={pose}
          choice={choices.pose}
          onChoose={(chosen) => change({ pose: chosen })}
          isLocked={page.isLocked}
          error={faultOf('pose')}
        />
      </div>
    </ToolForm>
  );
}

/** Four styles are then paintings. */
function areAllWeak({ photos, comparison }: GeneratorFormProps['page']): boolean {
  const usable = usablePhotos(photos);
  const isWeak = usable.map(
    ({ key, advice }) =>
      key === comparison.keepsBackground || (advice !== null && WEAK_PHOTO.includes(advice)),
  );
  return usable.length > 0 && isWeak.every(Boolean);
}

const GENDERS = [
  { value: 'woman', label: text.woman },
  { value: 'man', label: text.man },
] as const;

type GenderFieldProps = {
  value: Gender | null;
  onChoose: (gender: Gender) => void;
  error: string | null;
};

function GenderField({ value, onChoose, error }: GenderFieldProps) {
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StepTitle>{text.gender}</StepTitle>
        <Segmented
          name={id}
          label={text.gender}
          options={GENDERS}
          value={value ?? undefined}
          onChoose={onChoose}
          describedBy={error === null ? undefined : `${id}-fault`}
          invalid={error !== null}
        />
      </div>
      <div role="alert" className="pt-2 empty:hidden">
        {error !== null && <FieldError id={`${id}-fault`}>{error}</FieldError>}
      </div>
    </>
  );
}
