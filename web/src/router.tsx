import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './features/shell/page-error.js';
import { PagePending } from './features/shell/page-pending.js';
import { isOverlayMove } from './lib/overlay-history.js';
import { readSearch, writeSearch } from './lib/plain-search.js';
import { routeTree } from './routeTree.gen.js';

/** A router for one page load; the browser's history unless another one is given. */
export function createAppRouter(history?: RouterHistory) {
  let isOverlaid = false;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultHashScrollIntoView: false,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    // What is laid over a page leaves it where it is.
    scrollRestoration: () => !isOverlaid,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
  });
  router.subscribe('onBeforeNavigate', (event) => {
    isOverlaid = isOverlayMove(event);
  });
  return router;
}

declare module '@tanstack/react-router' {
  // Declaration merging needs interfaces.
  interface HistoryState {
    /** Names what lies over the page at this entry. */
    overlay?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
