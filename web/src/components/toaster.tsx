import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { Button, IconButton } from './button.js';
import * as text from './messages.js';
import { ToneIcon } from './notice.js';
import { toasts, type Toast } from './toast-store.js';

const none: readonly Toast[] = [];
/** In ms: by then, closing dialogs have restored the focus. */
const FOCUS_AFTER_MS = 150;
const bars = { success: 'bg-success', error: 'bg-danger', warning: 'bg-warning', info: 'bg-info' };

type ToastCardProps = { toast: Toast; isPaused: boolean; onDismiss: (id: number) => void };

function ToastCard({ toast, isPaused, onDismiss }: ToastCardProps) {
  const { id, duration } = toast;
  const left = useRef(duration);

  useEffect(() => {
    if (isPaused) return;
    const begun = Date.now();
    const timer = setTimeout(() => toasts.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [id, isPaused]);

  return (
    <li
      data-toast={id}
      className="pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-control border border-line bg-paper py-3.5 pr-2 pl-4 shadow-bar motion-safe:animate-rise"
    >
      <span className="pt-0.5">
        <ToneIcon tone={toast.tone} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.message !== undefined && <p className="text-sm text-ink-2">{toast.message}</p>}
      </div>
      {toast.action && (
        <Button
          size="sm"
          className="-my-1.5 min-h-11"
          onClick={() => {
            toast.action?.onPress();
            onDismiss(id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={text.dismiss} className="-my-2.5" onClick={() => onDismiss(id)}>
        <X aria-hidden />
      </IconButton>
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 h-[3px] origin-left animate-drain opacity-60 motion-reduce:hidden ${bars[toast.tone]}`}
        style={{
          animationDuration: `${duration}ms`,
          animationPlayState: isPaused ? 'paused' : 'running',
        }}
      />
    </li>
  );
}

/** Announces each toast once: errors immediately, the rest politely. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const region = useRef<HTMLElement>(null);

  function dismiss(id: number) {
    toasts.dismiss(id);
    // A removed toast fires no pointer or focus leave event.
    setHovered(false);
    setFocused(false);
  }

  const offer = list.findLast(({ action }) => action !== undefined)?.id;
  useEffect(() => {
    if (offer === undefined) return;
    // The clicked button may be gone; otherwise, keyboard users restart at the top of the page.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      region.current
        ?.querySelector<HTMLElement>(`[data-toast="${offer}"] button`)
        ?.focus({ preventScroll: true });
    }, FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [offer]);

  const leave = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) setFocused(false);
  };
  const last = list.at(-1);
  const words =
    last && (last.message ? `${last.title.replace(/\.$/, '')}. ${last.message}` : last.title);

  return (
    <section ref={region} aria-label={text.notifications} data-toasts>
      {/* A dialog hides everything outside it from screen readers, except live regions. */}
      <p className="sr-only" role="status" aria-live="polite">
        {last?.tone === 'error' ? '' : words}
      </p>
      <p className="sr-only" role="alert" aria-live="assertive">
        {last?.tone === 'error' ? words : ''}
      </p>
      <ol
        className="toast-place pointer-events-none z-60 grid gap-2"
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      >
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
