import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './features/shell/page-error.js';
import { PagePending } from './features/shell/page-pending.js';
import { isOverlayMove } from './lib/overlay-history.js';
import { readSearch, writeSearch } from './lib/plain-search.js';
import { routeTree } from './routeTree.gen.js';

export function createAppRouter(history?: RouterHistory) {
  let isOverlaid = false;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultHashScrollIntoView: false,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    // Overlays keep the page's scroll position.
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
    /** Name of the overlay at this history entry. */
    overlay?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
