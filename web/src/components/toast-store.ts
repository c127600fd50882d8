import { createStore } from '../lib/store/store.js';
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

/** In ms. */
const durations: Record<Tone, number> = { success: 5000, error: 8000, warning: 6000, info: 5000 };

type Change = { added: Toast } | { dismissed: number };

const store = createStore<readonly Toast[], Change>(
  (list, change) =>
    'added' in change ? [...list, change.added] : list.filter(({ id }) => id !== change.dismissed),
  [],
);

let nextId = 1;

export const toasts = {
  ...store,
  add(tone: Tone, title: string, words?: string | ToastOptions): number {
    const id = nextId++;
    const options = typeof words === 'string' ? { message: words } : words;
    store.dispatch({ added: { duration: durations[tone], ...options, id, tone, title } });
    return id;
  },
  dismiss: (id: number) => store.dispatch({ dismissed: id }),
};
