import * as text from '../messages/en.js';

export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text.or}
    </p>
  );
}
