import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import {
  GALLERY_PARTS,
  readAddress,
  writeAddress,
} from '../features/gallery/address/gallery-address.js';
import type { GoTo } from '../features/gallery/address/use-gallery-address.js';
import { requireLogin } from './-guards.js';
import { readParts } from './-search.js';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readParts(...GALLERY_PARTS),
  beforeLoad: requireLogin,
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
