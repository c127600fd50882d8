import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { memo, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { SelectMark } from '../../../components/select-mark.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { dateWords } from '../../../lib/date-words.js';
import { expiryWords, imageLabel } from '../../../lib/images/image-words.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import { useWindowEvents } from '../../../lib/use-window-events.js';
import * as text from '../messages.js';
import { EDGE_PX } from './grid-layout.js';
import { type PictureState, TilePicture } from './tile-picture.js';
import { TileReactions } from './tile-reactions.js';

const LONG_MS = 500;
/** In px: a finger that moves further scrolls. */
const STILL_PX = 10;

type Touch = { x: number; y: number; timer: ReturnType<typeof setTimeout> };

function useLongPress(onLongPress: () => void) {
  const touch = useRef<Touch>(undefined);
  const wasLong = useRef(false);

  function cancel() {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
  }
  useEffect(() => cancel, []);

  return {
    /** True once, for the click event after a long press. */
    takeLong: () => {
      const was = wasLong.current;
      wasLong.current = false;
      return was;
    },
    handlers: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        wasLong.current = false;
        if (pointerType !== 'touch') return;
        const timer = setTimeout(() => {
          wasLong.current = true;
          onLongPress();
        }, LONG_MS);
        touch.current = { x: clientX, y: clientY, timer };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!touch.current) return;
        const { x, y } = touch.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}

export type PressKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export type TileEvents = {
  press: (image: Image, keys: PressKeys) => void;
  react: (image: Image, reaction: 'like' | 'dislike') => void;
  focus: (index: number) => void;
  unavailable: (image: Image) => void;
  isScrolling: () => boolean;
};

const labels: Record<PictureState, (image: string) => string> = {
  loading: text.loadingImage,
  shown: (image) => image,
  unavailable: text.unavailableImage,
};

type TileProps = {
  image: Image;
  index: number;
  width: number;
  pictureHeight: number;
  isCurrent: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  styleName: (style: string) => string;
  events: TileEvents;
};

export const Tile = memo(function Tile({
  image,
  index,
  width,
  pictureHeight,
  isCurrent,
  isSelecting,
  isSelected,
  styleName,
  events,
}: TileProps) {
  const [isRevealed, setRevealed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { takeLong, handlers } = useLongPress(() => setRevealed(true));
  const tabIndex = isCurrent ? 0 : -1;
  const until = expiryWords(image.expires_at);
  // Without its watermark, this is another picture that has yet to load.
  const picture = displayUrl(image, 512);
  const [come, setCome] = useState<{ of: string; state: PictureState }>();
  const state = come?.of === picture ? come.state : 'loading';

  useAnotherTry(state === 'unavailable', () => setCome(undefined));

  const hide = ({ target }: Event) => {
    if (!(target instanceof Node && box.current?.contains(target))) setRevealed(false);
  };
  useWindowEvents({ pointerdown: hide }, isRevealed);

  return (
    <div ref={box} className="group relative select-none" onFocus={() => events.focus(index)}>
      <button
        type="button"
        data-tile={index}
        tabIndex={tabIndex}
        aria-label={labels[state](imageLabel(image, styleName))}
        {...(isSelecting && { role: 'checkbox', 'aria-checked': isSelected })}
        className={clsx(
          'block w-full transition-[filter] [-webkit-touch-callout:none] hover:brightness-104',
          !isSelecting && 'cursor-zoom-in',
        )}
        onClick={(event) => {
          if (!takeLong()) events.press(image, event);
        }}
        onContextMenu={(event) => {
          // A long press belongs to the tile, not to the browser's context menu.
          if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')
            event.preventDefault();
        }}
        {...handlers}
      >
        <TilePicture
          image={image}
          width={width}
          height={pictureHeight}
          state={state}
          isScrolling={events.isScrolling}
          onState={(next) => {
            setCome({ of: picture, state: next });
            if (next === 'unavailable') events.unavailable(image);
          }}
        />
        {isSelecting && (
          <span className="absolute inset-x-0 top-0 block" style={{ height: pictureHeight }}>
            <SelectMark on={isSelected} className="-outline-offset-3" />
          </span>
        )}
      </button>
      <div
        className="type-data relative pt-1.5 text-ink-2"
        style={{ height: EDGE_PX, paddingRight: image.reaction === null ? 0 : '1.5rem' }}
      >
        <time dateTime={image.created_at} className="block truncate font-bold text-ink">
          {dateWords(image.created_at)}
        </time>
        <span className="block truncate text-ink-3">
          {`${image.width}×${image.height}${until === null ? '' : ` · ${until}`}`}
        </span>
        <TileReactions
          image={image}
          tabIndex={tabIndex}
          isRevealed={isRevealed}
          onReact={(reaction) => events.react(image, reaction)}
        />
      </div>
    </div>
  );
});
