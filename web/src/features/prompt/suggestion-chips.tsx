import { useId } from 'react';
import { Chip } from '../../components/chip.js';
import * as text from './messages/en.js';
import { isIncluded, withSuggestion } from './suggestions.js';

type SuggestionChipsProps = {
  suggestions: readonly string[];
  prompt: string;
  isLocked?: boolean;
  onChange: (prompt: string) => void;
};

export function SuggestionChips({
  suggestions,
  prompt,
  isLocked = false,
  onChange,
}: SuggestionChipsProps) {
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
