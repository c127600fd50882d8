import { useId } from 'react';
import { TextArea } from '../../../components/text-area.js';
import { EnhanceSwitch, PromptField, promptLimits } from '../../tool-page/form/prompt-field.js';
import { StepTitle } from '../../../components/step-title.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import type { FormState } from '../choices/form-state.js';
import * as text from '../messages.js';

const SUGGESTIONS = [
  text.suggestHeadshot,
  text.suggestDramatic,
  text.suggestVintage,
  text.suggestConfident,
  text.suggestGolden,
  text.suggestPainterly,
  text.suggestNatural,
  text.suggestSerene,
] as const;

const HINTS = { short: text.tooShort, enough: text.seeFirst };

export function PromptSection({ page }: { page: ToolPageState<FormState> }) {
  const id = useId();
  const { choices, change } = page;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-1">
        <StepTitle id={id}>{text.yourPrompt}</StepTitle>
        <p className="text-sm text-ink-2">
          {page.hasPhotos ? text.promptWithPhotos : text.promptWithoutPhotos}
        </p>
      </div>
      <div data-part="positivePrompt" className="grid gap-4">
        <PromptField
          page={page}
          label={text.describePortrait}
          placeholder={text.promptExample}
          suggestions={SUGGESTIONS}
          hints={HINTS}
        />
      </div>
      <div data-part="negativePrompt" className="grid gap-4 border-t border-line pt-5">
        <TextArea
          label={text.leaveOut}
          placeholder={text.leaveOutExample}
          rows={2}
          value={choices.negativePrompt}
          onChange={(negativePrompt) => change({ negativePrompt })}
          error={page.faultOf('negativePrompt')}
          {...promptLimits(page.tool)}
        />
        <EnhanceSwitch
          page={page}
          label={text.enhanceNegative}
          kind="negative"
          prompt={choices.negativePrompt}
          checked={choices.enhancesNegative}
          hints={HINTS}
          onChange={(enhancesNegative) => change({ enhancesNegative })}
        />
      </div>
    </section>
  );
}
