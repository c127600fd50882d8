import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../lib/store/use-store.js';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';
import { ToneIcon } from './notice.js';
import { toasts, type Toast } from './toast-store.js';

/** In ms: by then, closing dialogs have restored the focus. */
const FOCUS_AFTER_MS = 150;
const bars = { success: 'bg-success', error: 'bg-danger', warning: 'bg-warning', info: 'bg-info' };

/** Errors interrupt a screen reader; the rest waits for it. */
export function Toaster() {
  const list = useStore(toasts);
  return (
    <Radix.Provider>
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        label="Notifications"
        className="toast-place pointer-events-none z-60 grid gap-2"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, title, message, action, duration } = toast;
  const [isPaused, setPaused] = useState(false);
  return (
    <Radix.Root
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={() => toasts.dismiss(id)}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      className="pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-control border border-line bg-paper py-3.5 pr-2 pl-4 shadow-bar motion-safe:animate-rise"
    >
      <span className="pt-0.5">
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {message !== undefined && (
          <Radix.Description className="text-sm text-ink-2">{message}</Radix.Description>
        )}
      </div>
      {action && <Offer {...action} />}
      <Radix.Close asChild>
        <IconButton label="Dismiss" className="-my-2.5">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 h-[3px] origin-left animate-drain opacity-60 motion-reduce:hidden ${bars[tone]}`}
        style={{
          animationDuration: `${duration}ms`,
          animationPlayState: isPaused ? 'paused' : 'running',
        }}
      />
    </Radix.Root>
  );
}

function Offer({ label, onPress }: NonNullable<Toast['action']>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The click may have removed its own button. Without this, keyboard users restart at the top of
    // the page and reach the toast too late.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }, FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Radix.Action asChild altText={label}>
      <Button ref={button} size="sm" className="-my-1.5 min-h-11" onClick={onPress}>
        {label}
      </Button>
    </Radix.Action>
  );
}
