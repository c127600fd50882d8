import { createStore } from '../lib/store/store.js';
import type { Tone } from './notice.js';

export type Toast = {
  id: number;
  tone: Tone;
  title: string;
  message?: string;
  action?: { label: string; onPress: () => void };
  /** In ms. */
  duration: number;
};

type ToastOptions = Partial<Pick<Toast, 'message' | 'action' | 'duration'>>;

const durations: Record<Tone, number> = { success: 5000, error: 8000, warning: 6000, info: 5000 };
const shown = createStore(
  (list: readonly Toast[], change: Toast | { gone: number }) =>
    'gone' in change ? list.filter(({ id }) => id !== change.gone) : [...list, change],
  [],
);
let lastId = 0;

export const toasts = {
  list: shown.getState,
  subscribe: shown.subscribe,
  dismiss: (id: number) => shown.dispatch({ gone: id }),
  add(tone: Tone, title: string, words?: string | ToastOptions): void {
    const options = typeof words === 'string' ? { message: words } : words;
    shown.dispatch({ duration: durations[tone], ...options, id: ++lastId, tone, title });
  },
};
