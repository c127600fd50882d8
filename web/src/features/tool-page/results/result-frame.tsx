import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Image } from '@likeness/contracts/http/images';
import { Frame } from '../../../components/frame.js';
import { LikenessBadge } from '../../../components/likeness-badge.js';
import { Tag } from '../../../components/tag.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { isClear } from '../../../lib/images/image-view.js';
import { placeWords } from '../../runs/run/run-view.js';
import { isUnfinished, type Slot } from '../../runs/run/slot.js';
import { stageWords } from '../../runs/run/stage-words.js';
import { forecastWords } from '../../runs/run/wait-words.js';
import { wasMadeAgain } from '../../../lib/recipe.js';
import type { ResultActions } from '../tool/use-start-from.js';
import { ResultActionLine } from './result-actions.js';
import * as progress from '../progress/messages.js';
import * as text from './messages.js';

const SIZES = '(min-width: 80rem) 18rem, (min-width: 40rem) 30vw, 45vw';
const LARGE_SIZES = '(min-width: 40rem) 40rem, 90vw';

const srcSetOf = (image: Image, widths: readonly (256 | 512 | 1024)[]) =>
  widths.map((width) => `${displayUrl(image, width)} ${width}w`).join(', ');

const frameNumber = (index: number) => String(index + 1).padStart(2, '0');

function Edge({ children }: { children: ReactNode }) {
  return (
    <div className="type-data flex min-h-7 flex-wrap items-start gap-x-[0.6em] pt-1.5 text-ink-2">
      {children}
    </div>
  );
}

type PortraitFrameProps = {
  image: Image;
  number?: number;
  /** What it is called in labels. */
  title: string;
  /** Empty where every frame would carry the same. */
  styleName: string;
  develop?: boolean;
  /** For a small frame: no remark and no button of its own, both are in the large view. */
  compact?: boolean;
  /** The only one, as wide as the table lets it. */
  isLarge?: boolean;
  /** Among the two of its set that are most alike. */
  isBest?: boolean;
  actions?: ResultActions;
  onOpen: () => void;
};

/** A portrait: press it to see it large; number, style and likeness on its edge. */
export function PortraitFrame({
  image,
  number,
  title,
  styleName,
  develop,
  compact = false,
  isLarge = false,
  isBest = false,
  actions,
  onOpen,
}: PortraitFrameProps) {
  const percent = image.likeness && Math.round(image.likeness.percent);
  const likeness = percent === null ? '' : text.likeness(progress.percent(percent));
  return (
    <li className="@container relative min-w-0">
      <button
        type="button"
        aria-label={[text.openPortrait(title), styleName, likeness].filter(Boolean).join(', ')}
        onClick={onOpen}
        className="block w-full cursor-zoom-in transition-[filter] hover:brightness-104"
      >
        <Frame
          src={displayUrl(image, 512)}
          srcSet={srcSetOf(image, isLarge ? [512, 1024] : [256, 512])}
          sizes={isLarge ? LARGE_SIZES : SIZES}
          ratio="square"
          develop={develop}
          className={isClear(image) ? '[&_img]:checkered' : undefined}
        />
      </button>
      {isBest && (
        <span className="pointer-events-none absolute top-2 left-2">
          <Tag>{text.bestMatch}</Tag>
        </span>
      )}
      <Edge>
        {number !== undefined && <span className="text-ink-3">{frameNumber(number)}</span>}
        <span className="min-w-min font-bold wrap-break-word text-ink">{styleName}</span>
        {!compact && wasMadeAgain(image) && (
          <span className="hidden @2xs:inline">
            <Tag>{text.remade}</Tag>
          </span>
        )}
        {percent !== null && (
          <span className="ml-auto shrink-0">
            <LikenessBadge percent={percent} />
          </span>
        )}
      </Edge>
      {actions && <ResultActionLine image={image} title={title} actions={actions} />}
    </li>
  );
}

function Waiting({ slot }: { slot: Slot }) {
  return (
    <span className="crop-marks absolute inset-0 grid place-content-center justify-items-center gap-1 text-center text-ink-2 [--crop-color:var(--color-edge)] [--crop-length:14px] [--crop-width:1px]">
      {slot.queuePlace !== null && (
        <>
          <b className="text-[1.75rem] leading-none font-medium tracking-[-0.03em] text-ink-3 font-stretch-[106%]">
            {placeWords(slot.queuePlace)}
          </b>
          <span className="type-data">{text.inLine}</span>
        </>
      )}
      {slot.awaits === null && slot.waitSeconds !== null && (
        <span className="type-data text-ink-3">{forecastWords(slot.waitSeconds)}</span>
      )}
    </span>
  );
}

/** A frame that fills up with the image's progress. */
function Developing({ slot }: { slot: Slot }) {
  return (
    <span className="absolute inset-0 overflow-hidden rounded-frame">
      {slot.preview !== null && (
        <img
          src={slot.preview}
          alt={text.unfinished(slot.index + 1)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span
        className="absolute inset-x-0 bottom-0 border-t-2 border-mark bg-ink/6 transition-[height] duration-[480ms]"
        style={{ height: `${slot.percent}%` }}
      />
    </span>
  );
}

const ENDS: Partial<Record<Slot['state'], string>> = {
  refused: text.refused,
  failed: text.failed,
  cancelled: text.cancelled,
  expired: text.timedOut,
};

/** A place for an image that isn't there: waiting, developing, or ended without one. */
export function EmptySlot({ slot }: { slot: Slot }) {
  // What was made and is not there has been deleted since.
  const end = slot.state === 'done' ? text.deleted : ENDS[slot.state];
  const words = end ?? (slot.state === 'rendering' ? stageWords(slot.stage) : text.waiting);
  return (
    <li className="min-w-0">
      <Frame ratio="square">
        {end !== undefined ? (
          <span className="absolute inset-0 grid place-items-center text-ink-3">
            <CircleAlert aria-hidden className="size-6" strokeWidth={1.5} />
          </span>
        ) : slot.state === 'rendering' ? (
          <Developing slot={slot} />
        ) : (
          <Waiting slot={slot} />
        )}
      </Frame>
      <Edge>
        <span className="text-ink-3">{frameNumber(slot.index)}</span>
        <span className={end === undefined ? 'font-bold text-ink' : 'font-bold text-ink-2'}>
          {words}
        </span>
        {slot.state === 'rendering' && (
          <span className="ml-auto">{progress.percent(Math.round(slot.percent))}</span>
        )}
      </Edge>
      {isUnfinished(slot) && <div className="h-18 pointer-coarse:h-22" />}
    </li>
  );
}
