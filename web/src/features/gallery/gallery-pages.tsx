import type { Image } from '@likeness/contracts/http/images';
import type { ComponentProps } from 'react';
import { useReact } from '../../lib/images/use-react.js';
import { ImageGrid } from './grid/image-grid.js';
import type { PressKeys } from './grid/tile.js';
import { pagerSlotsOf, WIDE } from './list/page-size.js';
import type { GalleryList } from './list/use-gallery-list.js';
import { LoadMore } from './paging/load-more.js';
import { Pager } from './paging/pager.js';
import { useUnavailable } from './use-unavailable.js';

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
