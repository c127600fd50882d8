import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../components/button.js';
import type { ImageOrigin } from '../../../lib/images/image-view.js';
import * as text from '../messages.js';
import { actionsOf, type GalleryAction } from './gallery-actions.js';

type SelectionBarProps = {
  count: number;
  origin: ImageOrigin;
  onAction: (action: GalleryAction) => void;
  onLeave: () => void;
  children?: ReactNode;
};

export function SelectionBar({ count, origin, onAction, onLeave, children }: SelectionBarProps) {
  return (
    <div
      role="region"
      aria-label={text.selection}
      data-bottom-bar
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 grid justify-items-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
      <div className="pointer-events-auto flex max-w-full items-center rounded-panel bg-inverse p-1.5 text-on-inverse shadow-bar [--focus:var(--color-on-inverse)] motion-safe:animate-rise max-sm:w-full">
        <p
          aria-live="polite"
          className="mr-auto pr-2 pl-3 text-sm font-semibold whitespace-nowrap tabular-nums sm:pr-4"
        >
          {count} <span className="max-[26rem]:sr-only">{text.selected}</span>
        </p>
        {actionsOf(origin).map(({ action, label, Icon }) => (
          <Button
            key={action}
            variant="quiet"
            title={label}
            className={`max-lg:w-11 max-lg:px-0 ${action === 'memes' ? 'max-sm:hidden' : ''}`}
            onClick={() => onAction(action)}
          >
            <Icon aria-hidden />
            <span className="max-lg:sr-only">{label}</span>
          </Button>
        ))}
        <span aria-hidden className="mx-1 h-6 w-px bg-on-inverse/25" />
        <IconButton label={text.leaveSelection} onClick={onLeave}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
