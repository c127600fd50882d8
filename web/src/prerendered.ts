import type { createAppRouter } from './router.js';

type AppRouter = ReturnType<typeof createAppRouter>;

/** False with query parameters that change the first render, such as a list filter. */
export function isAsPrerendered(router: AppRouter, path: string): boolean {
  const { location, matches } = router.state;
  const isThere = location.pathname.replace(/(?<=.)\/+$/, '') === path;
  return isThere && matches.every((match) => match.status === 'success' && !readsQuery(match));

  function readsQuery({ routeId, _strictSearch }: (typeof matches)[number]): boolean {
    const { validateSearch, staticData } = router.routesById[routeId].options;
    return (
      validateSearch !== undefined &&
      staticData?.rendersQueryLater !== true &&
      Object.values(_strictSearch).some((v) => v !== undefined)
    );
  }
}
