import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { useId } from 'react';
import { Switch } from '../../../components/switch.js';
import { TextArea } from '../../../components/text-area.js';
import { PromptReadingView } from '../../prompt/prompt-reading-view.js';
import { EnhancementPreview } from '../../prompt/enhancement-preview.js';
import { SuggestionChips } from '../../prompt/suggestion-chips.js';
import { StepTitle } from '../../tool-page/form/step-title.js';
import type { FormState } from '../choices/form-state.js';
import { askedPromptOf } from './use-order.js';

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

const LIMITS = { max: PROMPT_MAX.lenszero, warnAbove: 300, alarmAbove: 450 };

type PromptSectionProps = {
  form: FormState;
  onChange: (change: Partial<FormState>) => void;
  hasPhotos: boolean;
  faults: { positive: string | null; negative: string | null };
};

type EnhanceProps = {
  label: string;
  kind: 'positive' | 'negative';
  prompt: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Enhance({ label, kind, prompt, checked, onChange }: EnhanceProps) {
  const isTooShort = prompt.trim().length < PROMPT_MIN;
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={
          isTooShort ? `At least ${PROMPT_MIN} characters` : 'See what it adds before you create'
        }
        checked={checked}
        disabled={isTooShort}
        onChange={onChange}
      />
      {checked && <EnhancementPreview tool="lenszero" kind={kind} prompt={prompt} />}
    </div>
  );
}

export function PromptSection({ form, onChange, hasPhotos, faults }: PromptSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-1">
        <StepTitle id={id}>Your prompt</StepTitle>
        <p className="text-sm text-ink-2">
          {hasPhotos
            ? 'Your prompt controls light, color and setting. The face comes from your photos.'
            : 'Without a photo you get an illustrated character, not a photo of a real person.'}
        </p>
      </div>
      <div data-part="positive-prompt" className="grid gap-4">
        <TextArea
          label="Describe your portrait"
          placeholder="A confident portrait in warm window light, oil painting"
          value={form.positivePrompt}
          onChange={(positivePrompt) => onChange({ positivePrompt })}
          error={faults.positive}
          {...LIMITS}
        />
        {form.positivePrompt.trim() !== '' && faults.positive === null && (
          <PromptReadingView asked={askedPromptOf(form, hasPhotos)} />
        )}
        <SuggestionChips
          suggestions={SUGGESTIONS}
          prompt={form.positivePrompt}
          onChange={(positivePrompt) => onChange({ positivePrompt })}
        />
        <Enhance
          label="Enhance prompt"
          kind="positive"
          prompt={form.positivePrompt}
          checked={form.enhancesPositive}
          onChange={(enhancesPositive) => onChange({ enhancesPositive })}
        />
      </div>
      <div data-part="negative-prompt" className="grid gap-4 border-t border-line pt-5">
        <TextArea
          label="What to leave out (optional)"
          placeholder="Hats, busy backgrounds"
          rows={2}
          value={form.negativePrompt}
          onChange={(negativePrompt) => onChange({ negativePrompt })}
          error={faults.negative}
          {...LIMITS}
        />
        <Enhance
          label="Enhance negative prompt"
          kind="negative"
          prompt={form.negativePrompt}
          checked={form.enhancesNegative}
          onChange={(enhancesNegative) => onChange({ enhancesNegative })}
        />
      </div>
    </section>
  );
}
