import { block } from '../../tool-page/form/block.js';
import { PromptField } from '../../tool-page/form/prompt-field.js';
import { StepTitle } from '../../../components/step-title.js';
import { ToolForm } from '../../tool-page/form/tool-form.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { KONTEXT_WORDING } from './kontext-wording.js';
import { PROMPT_SUGGESTIONS } from './prompt-ideas.js';
import * as text from '../messages/en.js';

const HINTS = { short: text.fromFive, enough: text.showsFirst };

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
