import { MoveHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as text from '../messages/en.js';

const APPEARS_AFTER_MS = 2_000;
const STAYS_MS = 4_000;

export function SwipeHint() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const appear = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    const leave = setTimeout(() => setShown(false), APPEARS_AFTER_MS + STAYS_MS);
    return () => {
      clearTimeout(appear);
      clearTimeout(leave);
    };
  }, []);

  if (!isShown) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-inverse px-4 py-2 text-sm text-on-inverse shadow-bar motion-safe:animate-fade lg:hidden">
      <MoveHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
      {text.swipe}
    </p>
  );
}
