import { block } from '../../tool-page/form/block.js';
import { PromptField } from '../../tool-page/form/prompt-field.js';
import { StepTitle } from '../../../components/step-title.js';
import { ToolForm } from '../../tool-page/form/tool-form.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { KONTEXT_WORDING } from './kontext-wording.js';
import { PROMPT_SUGGESTIONS } from './prompt-ideas.js';

const HINTS = { short: 'From 5 characters on', enough: 'Shows what it adds before you create' };

export function KontextForm({ page }: { page: ToolPageState }) {
  return (
    <ToolForm page={page} label="Image settings" wording={KONTEXT_WORDING}>
      <div data-part="positivePrompt" className={`grid gap-4 ${block}`}>
        <StepTitle>Your prompt</StepTitle>
        <PromptField
          page={page}
          label="Prompt"
          placeholder="What do you want to see?"
          rows={5}
          hint="Style, light, place, colours, framing. In English, German, French or Spanish."
          suggestions={PROMPT_SUGGESTIONS}
          hints={HINTS}
          isLocked={page.isLocked}
        />
      </div>
    </ToolForm>
  );
}
