import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TooltipProps = {
  /** A few words more; never the only place where something needed is said. */
  label: ReactNode;
  /** One element that can take the focus; wrap a disabled button in a focusable span. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** Words that appear with the pointer or the focus, and go with Escape. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={100}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-64 rounded-control bg-inverse px-2.5 py-1.5 text-sm text-on-inverse shadow-bar motion-safe:animate-fade"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
