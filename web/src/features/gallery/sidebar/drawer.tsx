import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/icon-button.js';
import * as text from '../messages/en.js';

type DrawerProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

export function Drawer({ title, onClose, children }: DrawerProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-fade" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[min(100%-3rem,22rem)] overflow-y-auto overscroll-contain bg-page px-5 pb-8 text-ink shadow-dialog motion-safe:animate-slide"
        >
          <div className="sticky top-0 z-1 -mx-5 mb-2 flex items-center justify-between gap-4 bg-page py-3 pr-2 pl-5">
            <Radix.Title className="type-h3">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={text.close}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
