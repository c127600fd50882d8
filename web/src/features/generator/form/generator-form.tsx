import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { lateComponent } from '../../../lib/late-component.js';
import { block } from '../../tool-page/form/block.js';
import { ToolForm } from '../../tool-page/form/tool-form.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { finishOf } from '../choices/finish-of.js';
import type { FormState } from '../choices/form-state.js';
import { PoseSection } from '../pose/pose-section.js';
import { areAllWeak } from '../choices/weak-photos.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { StylePicker } from '../styles/style-picker.js';
import { GenderField } from './gender-field.js';
import * as text from '../messages/en.js';

const FinishSection = lateComponent(
  async () => (await import('./finish-section.js')).FinishSection,
  <div aria-busy="true" className="min-h-40" />,
);
const PromptSection = lateComponent(
  async () => (await import('./prompt-section.js')).PromptSection,
  <div aria-busy="true" className="min-h-152" />,
);

type GeneratorFormProps = { page: ToolPageState<FormState>; pose: PhotoBox; isWide: boolean };

export function GeneratorForm({ page, pose, isWide }: GeneratorFormProps) {
  const { choices, change, faultOf } = page;
  return (
    <ToolForm page={page} label={text.portraitSettings} isWide={isWide}>
      <div data-part="style" className={isWide ? 'min-w-0' : block}>
        <StylePicker
          value={choices.style}
          onChoose={(style) => change({ style })}
          error={faultOf('style')}
          four={{ hasWeakPhotos: areAllWeak(page.photos), imageCount: page.terms.imageCount }}
        />
      </div>
      {choices.style === PROMPT_ONLY_STYLE && (
        <div className={block}>
          <PromptSection page={page} />
        </div>
      )}
      <div data-part="gender" className={block}>
        <GenderField
          value={choices.gender}
          onChoose={(gender) => change({ gender })}
          error={faultOf('gender')}
        />
      </div>
      {finishOf(choices.style).hasRetouch && (
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
