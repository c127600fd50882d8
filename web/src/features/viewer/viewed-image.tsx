import type { Image } from '@likeness/contracts/http/images';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Maximize, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/button.js';
import { displayUrl } from '../../lib/api/image-url.js';
import { handImage } from '../../lib/handed-image.js';
import { lateComponent } from '../../lib/late-component.js';
import { useBriefly } from '../../lib/use-timers.js';
import { labeledUrl } from '../downloads/labeled-url.js';
import { canBeLabeled, LABEL_LANGUAGE, LabelSwitch } from '../downloads/label-switch.js';
import { SizeDialog } from '../downloads/sizes/size-dialog.js';
import { WatermarkDialog } from '../watermarks/watermark-dialog.js';
import { type BeginAgain, useViewerActions } from './actions/use-viewer-actions.js';
import { MainActions, MoreActions, QuickActions } from './actions/viewer-actions.js';
import { DeleteDialog } from './deletion/delete-dialog.js';
import { Details } from './details/details.js';
import * as text from './messages.js';
import { Stage } from './stage/stage.js';
import { usePicture } from './stage/use-picture.js';
import { useZoom, type Zoom } from './stage/use-zoom.js';
import { MAX_SCALE } from './stage/zoom.js';
import { useViewerKeys } from './use-viewer-keys.js';
import type { ViewedList } from './viewed-list.js';

const STEP = 1.6;

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { scale } = zoom.view;
  return (
    <div
      role="group"
      aria-label={text.zoom}
      className="absolute right-2 bottom-2 flex items-center rounded-control border border-line bg-paper"
    >
      {zoom.isZoomed && (
        <>
          <span className="type-data pl-3 text-ink-2">{text.percent(Math.round(scale * 100))}</span>
          <IconButton label={text.wholeImage} onClick={zoom.reset}>
            <Maximize aria-hidden />
          </IconButton>
          <IconButton label={text.zoomOut} onClick={() => zoom.zoom(1 / STEP)}>
            <ZoomOut aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={text.zoomIn} disabled={scale >= MAX_SCALE} onClick={() => zoom.zoom(STEP)}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  );
}

/** In ms: a neighbor may load slower than the visible picture. */
const PRELOAD_MS = 45_000;

function preload(src: string): () => void {
  const picture = document.createElement('img');
  const stop = () => {
    clearTimeout(timer);
    picture.src = '';
  };
  const timer = setTimeout(stop, PRELOAD_MS);
  picture.fetchPriority = 'low';
  picture.onload = picture.onerror = () => clearTimeout(timer);
  picture.src = src;
  return stop;
}

function useNeighbours(neighbours: readonly Image[], isReady: boolean): void {
  const addresses = neighbours.map((image) => displayUrl(image, 1024)).join(' ');

  useEffect(() => {
    if (!isReady || addresses === '') return;
    const stops = addresses.split(' ').map(preload);
    return () => stops.forEach((stop) => stop());
  }, [addresses, isReady]);
}

const APPEARS_AFTER_MS = 2_000;
const STAYS_MS = 4_000;

function SwipeHint() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const appear = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    const leave = setTimeout(() => setShown(false), APPEARS_AFTER_MS + STAYS_MS);
    return () => {
      clearTimeout(appear);
      clearTimeout(leave);
    };
  }, []);

  if (!isShown) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-inverse px-4 py-2 text-sm text-on-inverse shadow-bar motion-safe:animate-fade lg:hidden">
      <MoveHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
      {text.swipe}
    </p>
  );
}

const PAGES = { lenszero: '/instantid', kontextlens: '/kontextlens' } as const;
type MakingTool = keyof typeof PAGES;

const isTool = (name: string | null): name is MakingTool => name !== null && name in PAGES;

function useBeginElsewhere(image: Image): BeginAgain | undefined {
  const navigate = useNavigate();
  const tool = image.creation_method_name;
  if (!isTool(tool)) return undefined;

  const go = (keepsSeed: boolean) => (from: Image) => {
    handImage(from, keepsSeed);
    // Replaces the viewer's history entry.
    void navigate({ to: PAGES[tool], replace: true });
  };
  return { onMore: go(false), onSameSeed: go(true) };
}

const MemeEditor = lateComponent(async () => (await import('../memes/meme-editor.js')).MemeEditor);

const DIRECTION_MS = 400;
const LIKE_MS = 1_000;

export type OnDeletion = (image: Image, isDeleted: boolean) => void;

type ViewedImageProps = {
  list: ViewedList;
  image: Image;
  styleName: string;
  again: BeginAgain | undefined;
  onClose: () => void;
  onDeletion: OnDeletion | undefined;
};

const reacted = { like: text.liked, dislike: text.disliked };

export function ViewedImage({
  list,
  image,
  styleName,
  again,
  onClose,
  onDeletion,
}: ViewedImageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [wantsLabel, wantLabel] = useState(false);
  const label = wantsLabel && canBeLabeled(image) ? LABEL_LANGUAGE : undefined;
  const src = label ? labeledUrl(image, label) : displayUrl(image, 1024);
  const picture = usePicture(src);
  const zoom = useZoom(stage, image, image.id);
  const [direction, setDirection] = useBriefly<1 | -1>(DIRECTION_MS);
  const [isLiking, setLiking] = useBriefly<true>(LIKE_MS);
  const [marked, setMarked] = useState<readonly Image[] | null>(null);
  const [isSizing, setSizing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const elsewhere = useBeginElsewhere(image);
  useNeighbours(list.neighbours, picture.state === 'shown');

  const hasOthers = list.total > 1;
  function turn(step: 1 | -1) {
    if (!hasOthers) return;
    setDirection(step);
    list.turn(step);
  }
  const actions = useViewerActions({
    image,
    label,
    isLoaded: picture.state === 'shown',
    again: again ?? elsewhere,
    onLiked: () => setLiking(true),
    onSizes: () => setSizing(true),
    onMeme: () => setWriting(true),
    onRemoveWatermark: () => setMarked([image]),
    onDelete: () => setDeleting(true),
  });
  useViewerKeys(marked === null && !isSizing && !isWriting && !isDeleting, {
    turn,
    zoom: (factor) => zoom.zoom(factor),
    pan: zoom.pan,
    reset: zoom.reset,
    ...(actions.like && { like: actions.like }),
    ...(actions.dislike && { dislike: actions.dislike }),
  });

  const place = list.index === null ? text.image : text.imageOf(list.index + 1, list.total);
  const name = styleName === '' ? place : `${place}, ${styleName}`;
  return (
    <div className="min-h-0 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:overflow-hidden lg:pb-6">
      <p role="status" className="sr-only">
        {image.reaction === null ? name : reacted[image.reaction](name)}
      </p>
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[clamp(0.5rem,2vw,2rem)] px-[clamp(1rem,2vw,1.75rem)] max-lg:gap-y-3 lg:min-h-0">
        {hasOthers && (
          <span className="max-lg:order-2">
            <TurnButton step={-1} onPress={() => turn(-1)} />
          </span>
        )}
        <div className="relative min-h-0 max-lg:order-1 max-lg:col-span-3 max-lg:-mx-4 max-lg:h-[min(100vw,58dvh)] lg:col-start-2 lg:h-full">
          <Stage
            ref={stage}
            image={image}
            alt={name}
            picture={picture}
            src={src}
            closeSrc={labeledUrl(image, label)}
            zoom={zoom}
            direction={direction}
            isLiking={isLiking !== null}
            onTurn={turn}
            {...(actions.likeOnly && { onLike: actions.likeOnly })}
          />
          <ZoomButtons zoom={zoom} />
          {hasOthers && <SwipeHint />}
        </div>
        <div className="flex justify-center gap-2 max-lg:order-3 max-lg:col-start-2 lg:hidden">
          <QuickActions actions={actions} />
        </div>
        {hasOthers && (
          <span className="justify-self-end max-lg:order-4 max-lg:col-start-3">
            <TurnButton step={1} onPress={() => turn(1)} />
          </span>
        )}
      </div>
      <div className="grid content-start gap-6 border-line px-[clamp(1rem,2vw,1.75rem)] py-6 lg:overflow-y-auto lg:border-l lg:px-8 lg:py-2">
        <div className="max-lg:hidden">
          <MainActions actions={actions} />
        </div>
        {canBeLabeled(image) && (
          <LabelSwitch checked={wantsLabel} onChange={wantLabel} isBrief={!wantsLabel} />
        )}
        <MoreActions actions={actions} />
        <Details image={image} styleName={styleName} />
      </div>
      {isSizing && (
        <SizeDialog image={image} isLabeled={wantsLabel} onClose={() => setSizing(false)} />
      )}
      {isWriting && <MemeEditor image={image} onClose={() => setWriting(false)} />}
      {isDeleting && (
        <DeleteDialog
          images={[image]}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onClose();
            onDeletion?.(image, true);
          }}
          onRestored={() => onDeletion?.(image, false)}
        />
      )}
      <WatermarkDialog images={marked} onClose={() => setMarked(null)} />
    </div>
  );
}

function TurnButton({ step, onPress }: { step: 1 | -1; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={step === 1 ? text.nextImage : text.previousImage}
      onClick={onPress}
      className="grid size-12 flex-none place-items-center rounded-full border border-edge hover:border-ink hover:bg-ink/6 [&_svg]:size-5"
    >
      {step === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </button>
  );
}
