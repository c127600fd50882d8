import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ledgerQuery } from '../features/account/credits/ledger-query.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { jobsQuery, newestQuery } from '../features/dashboard/dashboard-queries.js';
import {
  GALLERY_PARTS,
  type GoTo,
  readAddress,
  writeAddress,
} from '../features/gallery/address/gallery-address.js';
import { loadGalleryEarly } from '../features/gallery/list/load-gallery-early.js';
import { styleListQuery } from '../lib/images/style-list-query.js';
import { loadCodeEarly, loadEarly, loadPagesEarly } from '../lib/load-early.js';
import { requireLogin } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readParts(...GALLERY_PARTS),
  loaderDeps: ({ search }) => search,
  beforeLoad: requireLogin,
  loader: ({ context, deps }) => {
    loadGalleryEarly(context, readAddress(deps));
    loadEarly(context, newestQuery);
    loadEarly(context, styleListQuery);
    loadEarly(context, jobsQuery);
    loadPagesEarly(context, ledgerQuery);
    loadCodeEarly(() => import('../features/dashboard/overview/overview.js'));
  },
  component: Dashboard,
});

function Dashboard() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const goTo = useCallback<GoTo>(
    (address, { replace }) =>
      void navigate({
        search: writeAddress(address),
        replace,
        resetScroll: false,
        // Keeps the overlay, such as the viewer, open.
        state: (state) => state,
      }),
    [navigate],
  );
  return <DashboardPage address={readAddress(search)} goTo={goTo} />;
}
