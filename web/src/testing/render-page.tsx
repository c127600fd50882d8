import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toasts } from '../components/toast-store.js';
import { Toaster } from '../components/toaster.js';

/** Renders with a router, a query cache and an empty toast store, until the end of the test. */
export function renderPage(part: ReactNode): UserEvent {
  for (const { id } of toasts.list()) toasts.dismiss(id);
  // All spec files share a worker, and Testing Library prepares and cleans up only for the first.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        {part}
        <Toaster />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return userEvent.setup();
}
