import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { SquareCheck } from 'lucide-react';
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.js';
import { toasts } from '../../components/toast-store.js';
import { fetchImages } from '../../lib/api/gallery-api.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import { useImageNews } from '../../lib/images/use-image-news.js';
import { useReact } from '../../lib/images/use-react.js';
import { lateComponent } from '../../lib/late-component.js';
import { logFault } from '../../lib/log.js';
import { useSession } from '../../lib/session/use-session.js';
import { DownloadBar } from '../downloads/download-bar.js';
import { canPay, CREDITS_REQUIRED } from '../watermarks/watermark-rules.js';
import { isNarrowed, viewOf, type GalleryAddress } from './address/gallery-address.js';
import { useGalleryAddress, type GoTo } from './address/use-gallery-address.js';
import { columnsOf } from './grid/columns.js';
import { ImageGrid } from './grid/image-grid.js';
import type { PressKeys } from './grid/tile.js';
import { ExpiryNotice } from './list/expiry-notice.js';
import { GalleryHead } from './list/gallery-head.js';
import { GalleryEmpty, GalleryFailed, GalleryLoading } from './list/gallery-states.js';
import { pageSizeOf, pagerSlotsOf, WIDE } from './list/page-size.js';
import { useGalleryList } from './list/use-gallery-list.js';
import { useGridSize } from './list/use-grid-size.js';
import { useStyleNames } from '../../lib/images/use-style-names.js';
import { useWindowWidth } from './list/use-window-width.js';
import { useFittingPage } from './paging/use-fitting-page.js';
import { LoadMore } from './paging/load-more.js';
import { Pager } from './paging/pager.js';
import { PullIndicator } from './refresh/pull-indicator.js';
import { usePullToRefresh } from './refresh/use-pull-to-refresh.js';
import { SelectBeyond } from './selection/select-beyond.js';
import { SelectionBar } from './selection/selection-bar.js';
import { useSelection } from './selection/use-selection.js';
import { useSelectionKeys } from './selection/use-selection-keys.js';
import { Sidebar } from './sidebar/sidebar.js';
import { useGalleryActions } from './use-gallery-actions.js';
import { useUnavailable } from './use-unavailable.js';
import { GalleryViewer } from './viewing/gallery-viewer.js';

const loadDialogs = () => import('./dialogs/gallery-dialogs.js');
const Drawer = lateComponent(async () => (await import('./sidebar/drawer.js')).Drawer);
const GalleryDialogs = lateComponent(async () => (await loadDialogs()).GalleryDialogs);

type GalleryProps = {
  address: GalleryAddress;
  goTo: GoTo;
  onMemes: (images: readonly Image[]) => void;
};

const UNNARROWED = { reaction: 'all', tool: undefined, style: undefined, q: undefined } as const;

export function Gallery({ address, goTo, onMemes }: GalleryProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { user } = useSession();
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
  const react = useReact();
  const unavailable = useUnavailable();
  const [viewed, setViewed] = useState<Image | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useImageNews();
  const { isOn: isSelecting } = selection;
  useEffect(() => {
    // Preload the dialogs, so that they open without a connection.
    if (isSelecting) loadDialogs().catch(() => undefined);
  }, [isSelecting]);

  const selectAll = () => selection.act({ type: 'set', ids: images.map((image) => image.id) });
  async function selectBeyond(signal: AbortSignal) {
    try {
      selection.chooseBeyond((await fetchImages(view, signal)).images);
    } catch (error) {
      if (signal.aborted) return;
      logFault('The images of a list could not be read', error);
      toasts.add('error', 'Could not select all images. Please try again.');
    }
  }
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

  function press(image: Image, { ctrlKey, metaKey, shiftKey }: PressKeys) {
    if (shiftKey) {
      selection.act({ type: 'ranged', id: image.id, order: images.map((each) => each.id) });
    } else if (selection.isOn || ctrlKey || metaKey) {
      selection.act({ type: 'toggled', id: image.id });
    } else {
      setViewed(image);
    }
  }

  const sidebar = (close: () => void) => (
    <Sidebar
      address={address}
      counts={first?.counts}
      styleName={styleName}
      isSelecting={isSelecting}
      watermarkHint={canPay(user) ? undefined : CREDITS_REQUIRED}
      onGo={(change) => {
        go(change);
        if (!('q' in change)) close();
      }}
      onSelect={() => {
        selection.act({ type: selection.isOn ? 'left' : 'entered' });
        close();
      }}
      onSelectAll={() => {
        selectAll();
        close();
      }}
      onAction={(action) => {
        close();
        run(action);
      }}
      onDeleted={() => {
        close();
        showDeleted();
      }}
    />
  );
  const isEmpty = first !== undefined && images.length === 0 && page <= pageCount;
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-[clamp(2rem,3.5vw,3.5rem)]">
      <PullIndicator {...pull} />
      {isWide && (
        <aside aria-label="Filters and actions" className="max-lg:hidden">
          {sidebar(() => {})}
        </aside>
      )}
      {isDrawerOpen && !isWide && (
        <Suspense>
          <Drawer title="Filters" onClose={() => setDrawerOpen(false)}>
            {sidebar(() => setDrawerOpen(false))}
          </Drawer>
        </Suspense>
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
        {list.error && <GalleryFailed reason={list.error.message} onRetry={list.retry} />}
        {first === undefined && !list.error && (
          <GalleryLoading columns={columnsOf(isWide ? 1000 : windowWidth - 40, size).count} />
        )}
        {isEmpty && (
          <GalleryEmpty
            isUploads={address.origin === 'user_provided'}
            onClear={isNarrowed(address) ? () => go(UNNARROWED) : undefined}
          />
        )}
        {images.length > 0 && (
          <div
            aria-busy={list.isTurning}
            className={list.isTurning ? 'opacity-55 transition-opacity' : undefined}
          >
            <ImageGrid
              labelledBy={id}
              images={images}
              styleName={styleName}
              size={size}
              selection={selection}
              events={{ press, react: (image, reaction) => react(image, reaction), unavailable }}
            />
            {isWide ? (
              <Pager
                page={page}
                pageCount={pageCount}
                slots={pagerSlotsOf(windowWidth)}
                onTurn={turn}
              />
            ) : (
              <LoadMore loaded={list.loadedPages} pageCount={pageCount} onLoad={loadMore} />
            )}
          </div>
        )}
      </section>
      {selection.isOn ? (
        <SelectionBar
          count={selection.images.length}
          origin={address.origin}
          onAction={run}
          onLeave={leaveSelection}
        >
          {first && (
            <SelectBeyond
              shown={images.length}
              chosen={selection.images.length}
              size={{ total: first.total, isCapped: first.total_is_capped }}
              onAll={selectBeyond}
            />
          )}
        </SelectionBar>
      ) : (
        images.length > 0 && (
          <Button
            className="fixed right-4 bottom-4 z-20 rounded-full! border-transparent! bg-inverse text-on-inverse shadow-bar hover:bg-inverse! sm:hidden"
            onClick={() => selection.act({ type: 'entered' })}
          >
            <SquareCheck aria-hidden />
            Select Images
          </Button>
        )
      )}
      {dialogs.open.kind !== 'none' && (
        <Suspense>
          <GalleryDialogs {...dialogs} styleName={styleName} />
        </Suspense>
      )}
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
