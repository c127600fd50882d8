import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './features/shell/page-error.js';
import { PagePending } from './features/shell/page-pending.js';
import { readSearch, writeSearch } from './lib/plain-search.js';
import { routeTree } from './routeTree.gen.js';

/** A router for one page load; the browser's history unless another one is given. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultHashScrollIntoView: false,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  });
}

declare module '@tanstack/react-router' {
  // Declaration merging needs an interface.
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
