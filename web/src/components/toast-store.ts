import type { Tone } from './notice.js';

type ToastAction = { label: string; onPress: () => void };

export type Toast = {
  id: number;
  tone: Tone;
  title: string;
  message?: string;
  action?: ToastAction;
  duration: number;
};

type ToastOptions = Pick<Toast, 'message' | 'action'> & { duration?: number };

export const toastDurations: Record<Tone, number> = {
  success: 5000,
  error: 8000,
  warning: 6000,
  info: 5000,
};

type Clock = { startedAt: number; remaining: number; timer?: ReturnType<typeof setTimeout> };

/** Each toast has its own timer; `pause` stops all of them with the time they have left. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let isPaused = false;
  let nextId = 1;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function run(id: number, clock: Clock) {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remaining);
  }

  function dismiss(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  function add(tone: Tone, title: string, words?: string | ToastOptions): number {
    const id = nextId++;
    const options = typeof words === 'string' ? { message: words } : words;
    const duration = options?.duration ?? toastDurations[tone];
    const clock: Clock = { startedAt: Date.now(), remaining: duration };
    clocks.set(id, clock);
    if (!isPaused) run(id, clock);
    publish([...toasts, { ...options, id, tone, title, duration }]);
    return id;
  }

  function pause() {
    if (isPaused) return;
    isPaused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.remaining -= Date.now() - clock.startedAt;
    }
  }

  function resume() {
    if (!isPaused) return;
    isPaused = false;
    for (const [id, clock] of clocks) run(id, clock);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, dismiss, pause, resume, subscribe, list: () => toasts };
}

export const toasts = createToastStore();
