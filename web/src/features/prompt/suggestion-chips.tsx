import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import * as text from './messages.js';

export function isIncluded(prompt: string, suggestion: string): boolean {
  return prompt.toLowerCase().includes(suggestion.toLowerCase());
}

export function withSuggestion(prompt: string, suggestion: string): string {
  if (isIncluded(prompt, suggestion)) return prompt;
  const before = prompt.trim().replace(/,$/, '');
  return before === '' ? suggestion : `${before}, ${suggestion}`;
}

type SuggestionChipsProps = {
  suggestions: readonly string[];
  prompt: string;
  isLocked: boolean;
  onChange: (prompt: string) => void;
};

export function SuggestionChips({ suggestions, prompt, isLocked, onChange }: SuggestionChipsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm text-ink-2">
        {text.suggestions}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Chip
              label={suggestion}
              disabled={isLocked}
              isTaken={isIncluded(prompt, suggestion)}
              onPress={() => onChange(withSuggestion(prompt, suggestion))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChipProps = {
  label: string;
  isTaken?: boolean;
  onPress: () => void;
  disabled?: boolean;
};

export function Chip({ label, isTaken = false, onPress, disabled = false }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      aria-disabled={isTaken || disabled || undefined}
      onClick={isTaken || disabled ? undefined : onPress}
      className={clsx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-left text-sm leading-snug font-medium transition-colors focus-visible:rounded-full',
        '[&_svg]:size-3.5 [&_svg]:flex-none',
        isTaken ? 'border-line bg-well text-ink-2' : 'border-edge hover:border-ink hover:bg-ink/6',
        disabled && 'text-ink-3',
      )}
    >
      {isTaken ? <Check aria-hidden strokeWidth={2.5} /> : <Plus aria-hidden strokeWidth={2} />}
      <span>{label}</span>
    </button>
  );
}
