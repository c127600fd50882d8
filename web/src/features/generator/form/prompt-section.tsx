import { useId } from 'react';
import { TextArea } from '../../../components/text-area.js';
import { EnhanceSwitch, PromptField, promptLimits } from '../../tool-page/form/prompt-field.js';
import { StepTitle } from '../../../components/step-title.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import type { FormState } from '../choices/form-state.js';

const SUGGESTIONS = [
  'professional headshot',
  'soft dramatic lighting',
  'vintage style',
  'confident expression',
  'warm golden tones',
  'artistic painterly',
  'natural lighting',
  'serene mood',
] as const;

const HINTS = { short: 'At least 5 characters', enough: 'See what it adds before you create' };

export function PromptSection({ page }: { page: ToolPageState<FormState> }) {
  const id = useId();
  const { choices, change } = page;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-1">
        <StepTitle id={id}>Your prompt</StepTitle>
        <p className="text-sm text-ink-2">
          {page.hasPhotos
            ? 'Your prompt controls light, color and setting. The face comes from your photos.'
            : 'Without a photo you get an illustrated character, not a photo of a real person.'}
        </p>
      </div>
      <div data-part="positivePrompt" className="grid gap-4">
        <PromptField
          page={page}
          label="Describe your portrait"
          placeholder="A confident portrait in warm window light, oil painting"
          suggestions={SUGGESTIONS}
          hints={HINTS}
        />
      </div>
      <div data-part="negativePrompt" className="grid gap-4 border-t border-line pt-5">
        <TextArea
          label="What to leave out (optional)"
          placeholder="Hats, busy backgrounds"
          rows={2}
          value={choices.negativePrompt}
          onChange={(negativePrompt) => change({ negativePrompt })}
          error={page.faultOf('negativePrompt')}
          {...promptLimits(page.tool)}
        />
        <EnhanceSwitch
          page={page}
          label="Enhance negative prompt"
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
