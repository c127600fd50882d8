import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useCallback, useRef } from 'react';
import { Button, IconButton } from '../../components/button.js';
import { ApiError } from '../../lib/api/api-error.js';
import { readListsAgain } from '../../lib/images/image-cache.js';
import { imageQuery } from '../../lib/images/image-queries.js';
import { useReact } from '../../lib/images/use-react.js';
import { logFault } from '../../lib/log.js';
import { useBusy } from '../../lib/use-busy.js';
import { wait } from '../../lib/wait.js';
import { ImageGrid } from './grid/image-grid.js';
import type { PressKeys } from './grid/tile.js';
import { pagerSlotsOf, WIDE } from './list/page-size.js';
import type { GalleryList } from './list/use-gallery-list.js';
import * as text from './messages.js';

const GAP = 'gap';
type PagerItem = number | typeof GAP;

export function pagerItems(page: number, pageCount: number, slots: number): PagerItem[] {
  const count = Math.min(slots, pageCount);
  const inner = count - 2;
  const from = Math.max(2, Math.min(page - Math.floor(inner / 2), pageCount - inner));
  const numbers =
    count < 3
      ? Array.from({ length: count }, (_, index) => index + 1)
      : [1, ...Array.from({ length: inner }, (_, index) => from + index), pageCount];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [GAP, number] : [number];
  });
}

type GalleryPagesProps = Omit<ComponentProps<typeof ImageGrid>, 'images' | 'events'> & {
  list: GalleryList;
  page: number;
  windowWidth: number;
  onView: (image: Image) => void;
  onTurn: (page: number) => void;
  onMore: () => Promise<void>;
};

/** The grid with its pager, or with a button for more on small screens. */
export function GalleryPages(props: GalleryPagesProps) {
  const { list, page, windowWidth, selection, onView, onTurn, onMore } = props;
  const react = useReact();
  const unavailable = useUnavailable();
  const { images } = list;

  function press(image: Image, { ctrlKey, metaKey, shiftKey }: PressKeys) {
    if (shiftKey) {
      selection.act({ type: 'ranged', id: image.id, order: images.map((each) => each.id) });
    } else if (selection.isOn || ctrlKey || metaKey) {
      selection.act({ type: 'toggled', id: image.id });
    } else {
      onView(image);
    }
  }

  if (images.length === 0) return null;
  return (
    <div
      aria-busy={list.isTurning}
      className={list.isTurning ? 'opacity-55 transition-opacity' : undefined}
    >
      <ImageGrid
        {...props}
        images={images}
        events={{ press, react: (image, reaction) => react(image, reaction), unavailable }}
      />
      {windowWidth >= WIDE ? (
        <Pager
          page={page}
          pageCount={list.pageCount}
          slots={pagerSlotsOf(windowWidth)}
          onTurn={onTurn}
        />
      ) : (
        <LoadMore loaded={list.loadedPages} pageCount={list.pageCount} onLoad={onMore} />
      )}
    </div>
  );
}

/** In ms: long enough for the user to see the response to the click. */
const LOAD_AFTER_MS = 500;

type LoadMoreProps = { loaded: number; pageCount: number; onLoad: () => Promise<unknown> };

function LoadMore({ loaded, pageCount, onLoad }: LoadMoreProps) {
  const [isBusy, run] = useBusy();
  if (pageCount < 2) return null;

  async function load() {
    await wait(LOAD_AFTER_MS);
    await onLoad();
  }
  return (
    <div className="grid justify-items-center gap-2 pt-8">
      {loaded < pageCount && (
        <Button busy={isBusy} onClick={() => run(load)}>
          {text.loadMore}
        </Button>
      )}
      <p aria-live="polite" className="type-data text-ink-2">
        {text.loadedPages(loaded, pageCount)}
      </p>
    </div>
  );
}

/** Finds out, once per image, why its picture failed: the session expired or the image is gone. */
function useUnavailable(): (image: Image) => void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  return useCallback(
    (image) => {
      if (asked.current.has(image.id)) return;
      asked.current.add(image.id);
      queryClient.removeQueries({ queryKey: imageQuery(image.id).queryKey });
      queryClient.fetchQuery(imageQuery(image.id)).catch((error: unknown) => {
        logFault('A picture could not be loaded', error);
        if (error instanceof ApiError && error.status === 404) {
          void readListsAgain(queryClient, { type: 'added' });
        }
      });
    },
    [queryClient],
  );
}

type PagerProps = {
  page: number;
  pageCount: number;
  slots: number;
  onTurn: (page: number) => void;
};

function Pager({ page, pageCount, slots, onTurn }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-center gap-1 pt-8">
      <IconButton label={text.previousPage} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <ol className="flex items-center gap-1">
        {pagerItems(page, pageCount, slots).map((item, index) =>
          item === GAP ? (
            <li key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-label={text.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onTurn(item)}
                className={clsx(
                  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-control tabular-nums',
                  item === page ? 'bg-ink font-bold text-page' : 'hover:bg-ink/8',
                )}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        label={text.nextPage}
        disabled={page >= pageCount}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}
