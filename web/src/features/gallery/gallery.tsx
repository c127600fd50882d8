import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import { useImageNews } from '../../lib/images/use-image-news.js';
import { useStyleNames } from '../../lib/images/use-style-names.js';
import { lateComponent } from '../../lib/late-component.js';
import { local } from '../../lib/storage.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import {
  type GalleryAddress,
  type GoTo,
  useGalleryAddress,
  viewOf,
} from './address/gallery-address.js';
import { GalleryPages } from './gallery-pages.js';
import { columnsOf, type GridSize } from './grid/grid-layout.js';
import { GalleryHead } from './list/gallery-head.js';
import { ExpiryNotice, GalleryStates } from './list/gallery-states.js';
import { pageSizeOf, samePlace, WIDE } from './list/page-size.js';
import { useGalleryList } from './list/use-gallery-list.js';
import * as text from './messages.js';
import { PullIndicator, usePullToRefresh } from './refresh/pull-indicator.js';
import { SelectionTools } from './selection/selection-tools.js';
import { useSelection } from './selection/use-selection.js';
import { Sidebar } from './sidebar/sidebar.js';
import { useGalleryActions } from './use-gallery-actions.js';
import { GalleryViewer } from './viewing/gallery-viewer.js';

/** Elements with their own use of these keys. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

function useSelectionKeys({ onAll, onLeave }: { onAll: () => void; onLeave: () => void }): void {
  useWindowEvents({
    keydown(event) {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (event.key === 'Escape') onLeave();
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        onAll();
      }
    },
  });
}

const KEY = 'likeness.grid';

const isSize = (value: string | undefined): value is GridSize =>
  value === 'small' || value === 'large';

function useGridSize(windowWidth: number): [GridSize, (size: GridSize) => void] {
  const [chosen, setChosen] = useState(() => local.read(KEY));
  const size = isSize(chosen) ? chosen : windowWidth < WIDE ? 'small' : 'large';
  return [
    size,
    (next) => {
      local.write(KEY, next);
      setChosen(next);
    },
  ];
}

const loadDialogs = () => import('./dialogs/gallery-dialogs.js');
const DownloadBar = lateComponent(
  async () => (await import('../downloads/download-bar.js')).DownloadBar,
);
const Drawer = lateComponent(async () => (await import('../../components/dialog.js')).Dialog);
const GalleryDialogs = lateComponent(async () => (await loadDialogs()).GalleryDialogs);

type GalleryProps = {
  address: GalleryAddress;
  goTo: GoTo;
  onMemes: (images: readonly Image[]) => void;
};

const NO_FILTERS = { reaction: 'all', tool: undefined, style: undefined, q: undefined } as const;

export function Gallery({ address, goTo, onMemes }: GalleryProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const windowWidth = useWindowWidth();
  const isWide = windowWidth >= WIDE;
  const limit = pageSizeOf(windowWidth);
  const [size, setSize] = useGridSize(windowWidth);
  const styleName = useStyleNames();
  const go = useGalleryAddress(address, goTo);
  const viewKey = JSON.stringify(viewOf(address));
  const view = useMemo(() => JSON.parse(viewKey) as ReturnType<typeof viewOf>, [viewKey]);
  const { page } = address;
  const list = useGalleryList({ view, page, limit, isLoaded: !isWide });
  const { images, first, pageCount } = list;
  const selection = useSelection(images, isWide ? `${viewKey} ${page}` : viewKey);
  const { run, showDeleted, dialogs } = useGalleryActions({ selection, onMemes });
  const [viewed, setViewed] = useState<Image | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useImageNews();
  const { isOn: isSelecting } = selection;
  useEffect(() => {
    // Preload the dialogs, so that they open without a connection.
    if (isSelecting) loadDialogs().catch(() => undefined);
  }, [isSelecting]);

  const selectAll = () => selection.act({ type: 'set', ids: images.map((image) => image.id) });
  const leaveSelection = () => selection.act({ type: 'left' });
  useSelectionKeys({ onAll: selectAll, onLeave: leaveSelection });
  const pull = usePullToRefresh(() => queryClient.invalidateQueries({ queryKey: IMAGES_KEY }));

  useFittingPage({
    page,
    limit,
    pageCount: first !== undefined && !list.isTurning ? pageCount : null,
    isTurned: isWide,
    onTurn: (next) => go({ page: next }, { replace: true }),
  });

  function turn(next: number) {
    go({ page: next });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: isWide ? 'smooth' : 'instant' });
  }

  async function loadMore() {
    await list.loadMore();
    go({ page: list.loadedPages + 1 }, { replace: true });
  }

  const closeDrawer = () => setDrawerOpen(false);
  const closing =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      closeDrawer();
      act(...args);
    };
  const sidebar = (
    <Sidebar
      address={address}
      counts={first?.counts}
      styleName={styleName}
      isSelecting={isSelecting}
      onGo={(change) => {
        // The search starts while the user still types.
        if (!('q' in change)) closeDrawer();
        go(change);
      }}
      onSelect={closing(() => selection.act({ type: isSelecting ? 'left' : 'entered' }))}
      onSelectAll={closing(selectAll)}
      onAction={closing(run)}
      onDeleted={closing(showDeleted)}
    />
  );
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-[clamp(2rem,3.5vw,3.5rem)]">
      <PullIndicator {...pull} />
      {isWide && (
        <aside aria-label={text.filtersAndActions} className="max-lg:hidden">
          {sidebar}
        </aside>
      )}
      {isDrawerOpen && !isWide && (
        <Drawer onClose={closeDrawer} size="drawer" title={text.filters}>
          {sidebar}
        </Drawer>
      )}
      <section aria-labelledby={id} className="grid min-w-0 content-start gap-5">
        <GalleryHead
          id={id}
          headingRef={heading}
          address={address}
          total={first?.total}
          isCapped={first?.total_is_capped ?? false}
          size={size}
          styleName={styleName}
          onSize={setSize}
          onGo={go}
          onFilters={() => setDrawerOpen(true)}
        />
        <DownloadBar />
        <ExpiryNotice expiring={first?.expiring} />
        <GalleryStates
          list={list}
          address={address}
          columns={columnsOf(isWide ? 1000 : windowWidth - 40, size).count}
          onClear={() => go(NO_FILTERS)}
        />
        <GalleryPages
          labelledBy={id}
          {...{ list, page, size, styleName, selection, windowWidth }}
          onView={setViewed}
          onTurn={turn}
          onMore={loadMore}
        />
      </section>
      <SelectionTools
        selection={selection}
        view={view}
        origin={address.origin}
        shown={images.length}
        first={first}
        onAction={run}
        onLeave={leaveSelection}
      />
      {dialogs.open.kind !== 'none' && <GalleryDialogs {...dialogs} styleName={styleName} />}
      <GalleryViewer
        view={view}
        limit={limit}
        page={page}
        image={viewed}
        styleName={styleName}
        onShow={(image, next) => {
          setViewed(image);
          if (isWide && next !== page) go({ page: next }, { replace: true });
        }}
        onClose={() => setViewed(null)}
      />
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function useWindowWidth(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => WIDE,
  );
}

type FittingPage = {
  page: number;
  limit: number;
  pageCount: number | null;
  isTurned: boolean;
  onTurn: (page: number) => void;
};

function useFittingPage({ page, limit, pageCount, isTurned, onTurn }: FittingPage): void {
  const sizedFor = useRef(limit);
  const turn = useEffectEvent(onTurn);
  // After deletions or with an old URL, the page may no longer exist.
  const isBeyond = isTurned && pageCount !== null && page > pageCount;

  useEffect(() => {
    if (isBeyond && pageCount !== null) turn(pageCount);
  }, [isBeyond, pageCount]);

  const follow = useEffectEvent((next: number) => {
    if (isTurned && page > 1) onTurn(samePlace(page, sizedFor.current, next));
  });
  useEffect(() => {
    if (sizedFor.current === limit) return;
    follow(limit);
    sizedFor.current = limit;
  }, [limit]);
}
