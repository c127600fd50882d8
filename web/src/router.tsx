import {
  createRouter,
  type AnyRouter,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router';
import { PageError, PagePending } from './features/shell/page-states.js';
import { addressOf, isTranslated, locale, pageAt } from './lib/locale.js';
import { isOverlayMove } from './lib/overlay-history.js';
import { readSearch, writeSearch } from './lib/plain-address.js';
import { routeTree } from './routeTree.gen.js';

const germanAddresses: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = pageAt(url.pathname);
    return url;
  },
  output: ({ url }) => {
    url.pathname = addressOf(url.pathname);
    return url;
  },
};

export function createAppRouter(history?: RouterHistory) {
  let isOverlaid = false;
  let isFirst = true;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultHashScrollIntoView: false,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    // Overlays keep the page's scroll position, and so does a first load that was scrolled before the script began.
    scrollRestoration: () => !isOverlaid && !(isFirst && globalThis.scrollY > 0),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    ...(locale === 'de' && { rewrite: germanAddresses }),
  });
  if (locale === 'de') leaveForEnglish(router);
  router.subscribe('onRendered', () => {
    isFirst = false;
  });
  router.subscribe('onBeforeNavigate', (event) => {
    isOverlaid = isOverlayMove(event);
  });
  return router;
}

/** Pages that are in English only need the English build. */
function leaveForEnglish(router: Pick<AnyRouter, 'navigate' | 'buildLocation'>): void {
  const { navigate } = router;
  router.navigate = (options) => {
    const { pathname } = router.buildLocation(
      options as Parameters<typeof router.buildLocation>[0],
    );
    return navigate(isTranslated(pathname) ? options : { ...options, reloadDocument: true });
  };
}

declare module '@tanstack/react-router' {
  // Declaration merging needs interfaces.
  interface HistoryState {
    /** Name of the overlay at this history entry. */
    overlay?: string;
  }
  interface StaticDataRouteOption {
    /** The first render is the same for every query. */
    rendersQueryLater?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
