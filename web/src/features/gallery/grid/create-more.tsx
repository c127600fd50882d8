import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import * as text from '../messages/en.js';

type CreateMoreProps = { height: number; isCurrent: boolean; onFocus: (index: number) => void };

export function CreateMore({ height, isCurrent, onFocus }: CreateMoreProps) {
  return (
    <Link
      to="/instantid"
      data-tile={0}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(0)}
      draggable={false}
      style={{ height }}
      className="crop-marks grid place-content-center justify-items-center gap-2 text-center font-semibold transition-colors [--crop-color:var(--color-edge)] hover:bg-ink/4 hover:[--crop-color:var(--color-ink)]"
    >
      <Plus aria-hidden className="size-6" strokeWidth={1.5} />
      {text.createMore}
    </Link>
  );
}
