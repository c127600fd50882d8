import type { Image } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as text from '../messages.js';
import type { ImageSelection } from '../selection/use-selection.js';
import {
  columnsOf,
  EDGE_PX,
  type GridSize,
  nextIndex,
  openEnds,
  pictureHeight,
  type Rect,
  type TileBox,
  tilesIn,
} from './grid-layout.js';
import { Tile, type TileEvents } from './tile.js';
import { useDragSelect } from './use-drag-select.js';

/** Tiles further than this outside the window aren't rendered. */
const NEAR_PX = 320;

/** Stable function identities, so that memoized tiles don't re-render. */
function useTileEvents(events: Omit<TileEvents, 'focus'>, focus: TileEvents['focus']): TileEvents {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  return useMemo(
    () => ({
      press: (image, keys) => latest.current.press(image, keys),
      react: (image, reaction) => latest.current.react(image, reaction),
      unavailable: (image) => latest.current.unavailable(image),
      isScrolling: () => latest.current.isScrolling(),
      focus,
    }),
    [focus],
  );
}

type ImageGridProps = {
  labelledBy: string;
  images: readonly Image[];
  size: GridSize;
  styleName: (style: string) => string;
  selection: ImageSelection;
  events: Omit<TileEvents, 'focus' | 'isScrolling'>;
};

/** Stored image sizes give every position before the pictures load. */
export function ImageGrid({
  labelledBy,
  images,
  size,
  styleName,
  selection,
  events,
}: ImageGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { width, top } = useGridPlace(grid);
  const columns = columnsOf(Math.max(width, 1), size);
  const [current, setCurrent] = useState(1);
  const isMoving = useRef(false);
  const base = useRef<ReadonlySet<string>>(new Set());
  const count = images.length + 1;
  const active = Math.min(current, count - 1);

  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : count,
    lanes: columns.count,
    gap: columns.gap,
    scrollMargin: top,
    // Rendering beyond the window can wait for its own task.
    useFlushSync: false,
    estimateSize: (index) => pictureHeight(images[index - 1], columns.width) + EDGE_PX,
    getItemKey: useCallback((index: number) => images[index - 1]?.id ?? 'create-more', [images]),
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor({ ...range, overscan: columns.count });
      // The focused tile stays mounted while it is off screen.
      return indexes.includes(active) || active >= range.count ? indexes : [...indexes, active];
    },
  });
  // With columns, the range is larger than needed: it covers whole rows of the longest column.
  const seen = virtualizer.scrollOffset ?? 0;
  const seenEnd = seen + (virtualizer.scrollRect?.height ?? 0);
  const tiles = virtualizer
    .getVirtualItems()
    .filter(
      ({ index, start, end }) =>
        index === active || (end > seen - NEAR_PX && start < seenEnd + NEAR_PX),
    );
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns.width, columns.count]);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-tile="${active}"]`);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const boxes = (): TileBox[] =>
    virtualizer.measurementsCache.map(({ index, lane, start, end }) => ({
      index,
      lane,
      start: start - top,
      end: end - top,
    }));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, active, boxes());
    if (next === null) return;
    event.preventDefault();
    const [from, to] = [images[active - 1], images[next - 1]];
    if (event.shiftKey && from && to && from !== to) {
      const order = images.map(({ id }) => id);
      if (selection.anchor === null) selection.act({ type: 'toggled', id: from.id });
      selection.act({ type: 'ranged', id: to.id, order });
    }
    isMoving.current = next !== active;
    setCurrent(next);
  }

  const { frame, onPointerDown } = useDragSelect({
    grid,
    onBegin: (isAdding) => {
      base.current = isAdding || selection.isOn ? selection.ids : new Set();
    },
    onMove: (rect: Rect) => {
      const touched = tilesIn(rect, boxes(), columns).flatMap(
        (index) => images[index - 1]?.id ?? [],
      );
      selection.act({ type: 'set', ids: [...base.current, ...touched] });
    },
    onEnd: () => {
      if (selection.ids.size === 0) selection.act({ type: 'left' });
    },
  });
  const isScrolling = () => virtualizer.isScrolling;
  const tileEvents = useTileEvents({ ...events, isScrolling }, setCurrent);

  return (
    <>
      <p id={`${labelledBy}-keys`} className="sr-only">
        {text.gridKeys}
      </p>
      <ul
        ref={grid}
        aria-labelledby={labelledBy}
        aria-describedby={`${labelledBy}-keys`}
        className="relative"
        style={{ height: Math.max(0, virtualizer.getTotalSize()) }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {tiles.map(({ index, key, lane, start }) => {
          const image = images[index - 1];
          return (
            <li
              key={key}
              aria-setsize={count}
              aria-posinset={index + 1}
              className="absolute top-0 left-0"
              style={{
                width: columns.width,
                transform: `translate(${lane * (columns.width + columns.gap)}px, ${start - top}px)`,
              }}
            >
              {image ? (
                <Tile
                  image={image}
                  index={index}
                  width={columns.width}
                  pictureHeight={pictureHeight(image, columns.width)}
                  isCurrent={index === active}
                  isSelecting={selection.isOn}
                  isSelected={selection.ids.has(image.id)}
                  styleName={styleName}
                  events={tileEvents}
                />
              ) : (
                <CreateMore
                  height={pictureHeight(image, columns.width)}
                  isCurrent={active === 0}
                  onFocus={setCurrent}
                />
              )}
            </li>
          );
        })}
        {tiles.some(({ index }) => index === count - 1) &&
          openEnds(boxes(), columns).map(({ lane, start, height }) => (
            <li
              key={`open-${lane}`}
              aria-hidden
              className="crop-marks pointer-events-none absolute top-0 left-0 [--crop-color:var(--color-edge)]"
              style={{
                width: columns.width,
                height: height - EDGE_PX,
                transform: `translate(${lane * (columns.width + columns.gap)}px, ${start}px)`,
              }}
            />
          ))}
        {frame && (
          <li
            aria-hidden
            className="pointer-events-none absolute z-1 border border-mark bg-mark/15"
            style={{
              left: frame.left,
              top: frame.top,
              width: frame.right - frame.left,
              height: frame.bottom - frame.top,
            }}
          />
        )}
      </ul>
    </>
  );
}

type CreateMoreProps = { height: number; isCurrent: boolean; onFocus: (index: number) => void };

function CreateMore({ height, isCurrent, onFocus }: CreateMoreProps) {
  return (
    <Link
      to="/instantid"
      data-tile={0}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(0)}
      draggable={false}
      style={{ height }}
      className="crop-marks grid place-content-center justify-items-center gap-2 text-center font-semibold transition-colors [--crop-color:var(--color-edge)] hover:bg-ink/4 hover:[--crop-color:var(--color-ink)]"
    >
      <Plus aria-hidden className="size-6" strokeWidth={1.5} />
      {text.createMore}
    </Link>
  );
}

function useGridPlace(element: RefObject<HTMLElement | null>): {
  width: number;
  top: number;
} {
  const [place, setPlace] = useState({ width: 0, top: 0 });

  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { width, top } = measured.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    // Content above the grid may appear, grow or disappear.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return place;
}
