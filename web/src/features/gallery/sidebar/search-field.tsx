import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as text from '../messages.js';

/** In ms: debounces typing. */
const SETTLE_MS = 350;
const MAX_LENGTH = 100;

type SearchFieldProps = { value: string; onSearch: (words: string) => void };

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [{ from, words }, setWords] = useState({ from: value, words: value });
  // Cleared, or changed by the Back button.
  if (from !== value)
    setWords({ from: value, words: value.trim() === words.trim() ? words : value });
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    if (words.trim() === value.trim()) return;
    const timer = setTimeout(() => search(words.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);

  return (
    <form
      role="search"
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== value.trim()) onSearch(words.trim());
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold text-ink-2">
        {text.search}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
          strokeWidth={1.75}
        />
        <input
          id={id}
          type="text"
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          value={words}
          onChange={(event) => setWords({ from, words: event.target.value })}
          className="block min-h-11 w-full rounded-control border border-edge bg-paper py-1.5 pr-11 pl-9.5 text-control hover:border-ink"
        />
        {words !== '' && (
          <button
            type="button"
            aria-label={text.clearSearch}
            onClick={() => {
              setWords({ from, words: '' });
              onSearch('');
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-2 hover:text-ink"
          >
            <X aria-hidden className="size-4.5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </form>
  );
}
