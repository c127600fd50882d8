import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { Switch } from '../../../components/switch.js';
import { TextArea, type TextAreaProps } from '../../../components/text-area.js';
import { lateComponent } from '../../../lib/late-component.js';
import { SuggestionChips } from '../../prompt/suggestion-chips.js';
import type { ToolPageState } from '../tool/use-tool-page.js';
import * as text from '../messages.js';

const PromptReadingView = lateComponent(
  async () => (await import('../../prompt/prompt-reading-view.js')).PromptReadingView,
);

const EnhancementPreview = lateComponent(
  async () => (await import('../../prompt/enhancement-preview.js')).EnhancementPreview,
);

type EnhanceHints = { short: string; enough: string };

type EnhanceSwitchProps = {
  page: ToolPageState;
  label: string;
  kind: 'positive' | 'negative';
  prompt: string;
  checked: boolean;
  hints: EnhanceHints;
  isLocked?: boolean;
  onChange: (checked: boolean) => void;
};

export function EnhanceSwitch({
  page,
  kind,
  prompt,
  hints,
  isLocked = false,
  ...control
}: EnhanceSwitchProps) {
  const isTooShort = prompt.trim().length < PROMPT_MIN;
  return (
    <div className="grid gap-3">
      <Switch
        {...control}
        hint={isTooShort ? hints.short : hints.enough}
        disabled={isTooShort || isLocked}
      />
      {control.checked && <EnhancementPreview tool={page.tool.tool} kind={kind} prompt={prompt} />}
    </div>
  );
}

export function promptLimits({ tool }: ToolPageState['tool']) {
  const max = PROMPT_MAX[tool];
  return { max, warnAbove: max * 0.6, alarmAbove: max * 0.9 };
}

type PromptFieldProps = Pick<TextAreaProps, 'label' | 'placeholder' | 'rows' | 'hint'> & {
  page: ToolPageState;
  suggestions: readonly string[];
  hints: EnhanceHints;
  isLocked?: boolean;
};

/** The prompt, how it is read, suggestions and enhancement. */
export function PromptField({
  page,
  suggestions,
  hints,
  isLocked = false,
  ...field
}: PromptFieldProps) {
  const { positivePrompt: prompt, enhancesPositive } = page.choices;
  const fault = page.faultOf('positivePrompt');
  const write = (positivePrompt: string) => page.change({ positivePrompt });
  return (
    <>
      <TextArea
        {...field}
        {...promptLimits(page.tool)}
        value={prompt}
        onChange={write}
        disabled={isLocked}
        error={fault}
      />
      {prompt.trim() !== '' && fault === null && (
        <PromptReadingView asked={page.asked} onChange={isLocked ? undefined : write} />
      )}
      <SuggestionChips
        suggestions={suggestions}
        prompt={prompt}
        isLocked={isLocked}
        onChange={write}
      />
      <EnhanceSwitch
        page={page}
        label={text.enhancePrompt}
        kind="positive"
        prompt={prompt}
        checked={enhancesPositive}
        hints={hints}
        isLocked={isLocked}
        onChange={(isOn) => page.change({ enhancesPositive: isOn })}
      />
    </>
  );
}
