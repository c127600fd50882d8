import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { StepTitle } from '../../../components/step-title.js';
import { block } from '../../tool-page/form/block.js';
import { PromptField } from '../../tool-page/form/prompt-field.js';
import { ToolForm } from '../../tool-page/form/tool-form.js';
import type { PhotoWording } from '../../tool-page/photos/photo-wording.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import * as text from '../messages/en.js';
import { PROMPT_SUGGESTIONS } from './prompt-ideas.js';

const HINTS = { short: text.fromFive, enough: text.showsFirst };

const KONTEXT_WORDING: PhotoWording = {
  title: text.yourImages,
  empty: text.dropImages,
  emptyOnPhone: text.addImages,
  advice: text.goodImages(PHOTO_LIMITS.maxFiles),
  reminder: text.onePerson,
  invalid: text.invalidFiles,
};

export function KontextForm({ page }: { page: ToolPageState }) {
  return (
    <ToolForm page={page} label={text.imageSettings} wording={KONTEXT_WORDING}>
      <div data-part="positivePrompt" className={`grid gap-4 ${block}`}>
        <StepTitle>{text.yourPrompt}</StepTitle>
        <PromptField
          page={page}
          label={text.prompt}
          placeholder={text.whatToSee}
          rows={5}
          hint={text.promptHint}
          suggestions={PROMPT_SUGGESTIONS}
          hints={HINTS}
          isLocked={page.isLocked}
        />
      </div>
    </ToolForm>
  );
}
