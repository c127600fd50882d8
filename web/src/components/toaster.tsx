import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';
import { ToneIcon } from './notice.js';
import { toasts, type Toast } from './toast-store.js';

const none: readonly Toast[] = [];
const bars = { success: 'bg-success', error: 'bg-danger', warning: 'bg-warning', info: 'bg-info' };

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  return (
    <li className="pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-control border border-line bg-paper py-3.5 pr-2 pl-4 shadow-bar motion-safe:animate-rise">
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
            toasts.dismiss(toast.id);
            toasts.resume();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        className="-my-2.5"
        onClick={() => {
          toasts.dismiss(toast.id);
          toasts.resume();
        }}
      >
        <X aria-hidden />
      </IconButton>
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 h-[3px] origin-left animate-drain opacity-60 motion-reduce:hidden ${bars[toast.tone]}`}
        style={{
          animationDuration: `${toast.duration}ms`,
          animationPlayState: isPaused ? 'paused' : 'running',
        }}
      />
    </li>
  );
}

/** Shows the toasts and says each one once: errors at once, the rest when quiet. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isPaused) toasts.pause();
    else toasts.resume();
  }, [isPaused]);

  if (list.length === 0 && isPaused) setPaused(false);

  const leave = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) setPaused(false);
  };
  const last = list.at(-1);
  const words =
    last && (last.message ? `${last.title.replace(/\.$/, '')}. ${last.message}` : last.title);

  return (
    <section ref={region} aria-label="Notifications" data-toasts>
      {/* A dialog hides what lies outside it from readers, but for what says that it is live. */}
      <p className="sr-only" role="status" aria-live="polite">
        {last?.tone === 'error' ? '' : words}
      </p>
      <p className="sr-only" role="alert" aria-live="assertive">
        {last?.tone === 'error' ? words : ''}
      </p>
      <ol
        className="toast-place pointer-events-none z-60 grid gap-2"
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={leave}
      >
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
        ))}
      </ol>
    </section>
  );
}
