import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { focusHeading } from '../lib/hash-scroll.js';
import { IconButton } from './button.js';
import * as text from './messages.js';

type DialogSize = 'decision' | 'panel' | 'full' | 'drawer';

type DialogProps = {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. They share the width and wrap on phones. */
  footer?: ReactNode;
  headEnd?: ReactNode;
  className?: string;
  /** `panel` is full screen on phones, and its only child scrolls. */
  size?: DialogSize;
  initialFocus?: RefObject<HTMLElement | null>;
};

const surfaces: Record<DialogSize, string> = {
  decision:
    'fixed inset-0 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,28rem)] gap-4 overflow-y-auto rounded-panel bg-paper p-[clamp(1.5rem,3vw,2rem)] shadow-dialog motion-safe:animate-rise',
  panel:
    'fixed inset-0 m-auto grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper motion-safe:animate-rise sm:h-fit sm:max-h-[min(52rem,calc(100dvh-3rem))] sm:w-[min(100%-3rem,58rem)] sm:rounded-panel sm:shadow-dialog',
  full: 'fixed inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-page motion-safe:animate-fade',
  drawer:
    'fixed inset-y-0 left-0 w-[min(100%-3rem,22rem)] overflow-y-auto overscroll-contain bg-page px-5 pb-8 shadow-dialog motion-safe:animate-slide',
};

const edges: Record<DialogSize, { head: string; foot: string }> = {
  decision: { head: 'items-start', foot: 'mt-2 *:flex-auto' },
  panel: {
    head: 'items-center border-b border-line py-3 pr-3 pl-[clamp(1rem,3vw,1.75rem)]',
    foot: 'items-center border-t border-line px-[clamp(1rem,3vw,1.75rem)] py-3.5',
  },
  full: {
    head: 'items-center px-[clamp(1rem,2vw,1.75rem)] py-3',
    foot: 'items-center justify-center px-[clamp(1rem,2vw,1.75rem)] py-4',
  },
  drawer: {
    head: 'sticky top-0 z-1 -mx-5 mb-2 items-center bg-page py-3 pr-2 pl-5',
    foot: '',
  },
};

/** Traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  headEnd,
  className,
  size = 'decision',
  initialFocus,
}: DialogProps) {
  const isSmall = size === 'decision';
  const buttons = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(() => {
    const safe = isSmall ? buttons.current?.querySelector<HTMLElement>('button, a') : null;
    return initialFocus?.current ?? safe;
  });
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim motion-safe:animate-fade" />
        <Radix.Content
          // A decision dialog and its scrim can cover a full-screen dialog.
          className={clsx('text-ink', size === 'full' ? 'z-40' : 'z-50', surfaces[size], className)}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={keepForToasts}
          {...focus}
        >
          <Head {...{ title, headEnd, size }} />
          {description !== undefined && (
            <Radix.Description className={clsx('text-ink-2', !isSmall && 'sr-only')}>
              {description}
            </Radix.Description>
          )}
          <div className="contents">{children}</div>
          {footer !== undefined && (
            <div ref={buttons} className={clsx('flex flex-wrap gap-3', edges[size].foot)}>
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Head({
  title,
  headEnd,
  size,
}: Pick<DialogProps, 'title' | 'headEnd'> & { size: DialogSize }) {
  return (
    <div className={clsx('flex justify-between gap-4', edges[size].head)}>
      <Radix.Title className={clsx('type-h3', headEnd !== undefined && 'flex-none')}>
        {title}
      </Radix.Title>
      {headEnd}
      <Radix.Close asChild>
        <IconButton label={text.close} className={clsx(size === 'decision' && '-mt-2 -mr-2')}>
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/** A toast reports the last action: clicking it must not close the dialog. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) {
    event.preventDefault();
  }
}

function useDialogFocus(targetOf: () => HTMLElement | null | undefined) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const target = targetOf();
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus(event: Event) {
      // Without a trigger, Radix drops the focus. Another element may already have taken it.
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      // A page that opens a dialog by itself has no opener.
      if (opener.current === document.body) focusHeading();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
