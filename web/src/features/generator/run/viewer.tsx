import type { Image } from '@likeness/contracts/http/images';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { Frame } from '../../../components/frame.js';
import { displayUrl, downloadUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { unmetOf } from '../../kontext/run/unmet.js';
import { LikenessScale } from './likeness-scale.js';
import { isAvatar, promptOf, seedOf, wasMadeAgain } from './recipe.js';
import { ResultActionButtons, type ResultActions } from './result-actions.js';

type ViewerProps = {
  images: readonly Image[];
  /** The image shown; null keeps the view closed. */
  imageId: string | null;
  styleNameOf: (image: Image) => string;
  actions?: ResultActions;
  onShow: (imageId: string) => void;
  onClose: () => void;
};

function Turn({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-12 flex-none place-items-center rounded-full border border-edge bg-page hover:border-ink [&_svg]:size-5"
    >
      {children}
    </button>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}

type SideProps = { image: Image; styleName: string; actions: ResultActions | undefined };

function Side({ image, styleName, actions }: SideProps) {
  const seed = seedOf(image);
  const prompt = promptOf(image);
  const unmet = unmetOf(image);
  return (
    <div className="grid content-start gap-6">
      <Button asChild variant="primary">
        <a href={downloadUrl(image)} download>
          <Download aria-hidden />
          Download
        </a>
      </Button>
      {actions && <ResultActionButtons image={image} actions={actions} />}
      {isAvatar(image) && (
        <p className="text-sm text-ink-2">
          An illustrated avatar, drawn from words. It shows nobody, so no likeness is measured.
        </p>
      )}
      {image.likeness && <LikenessScale likeness={image.likeness} />}
      {image.likeness && (
        <div className="grid grid-cols-2 gap-1.5 max-lg:max-w-sm">
          <Frame
            src={uploadPreviewUrl(image.likeness.reference_id)}
            alt="Your photo"
            name="Your photo"
            eager
          />
          <Frame src={displayUrl(image, 256)} alt="The portrait" name="Portrait" eager />
        </div>
      )}
      {prompt !== null && (
        <div className="grid gap-1 text-sm">
          <h3 className="type-h4">Your words</h3>
          <p className="break-words text-ink-2">{prompt}</p>
          {unmet.length > 0 && (
            <p className="text-ink-2">
              <span className="font-semibold text-ink">Could not be honoured:</span>{' '}
              {unmet.join(', ')}
            </p>
          )}
        </div>
      )}
      <dl className="border-b border-line text-sm">
        <Detail
          name={image.creation_method_name === 'kontextlens' ? 'Tool' : 'Style'}
          value={styleName}
        />
        {seed !== null && <Detail name="Seed" value={String(seed)} />}
        <Detail name="Size" value={`${image.width}×${image.height}`} />
        {wasMadeAgain(image) && <Detail name="Made again" value="first below the bar" />}
      </dl>
    </div>
  );
}

/** One portrait at large with its likeness and recipe; arrows turn to the next, Escape closes. */
export function Viewer({ images, imageId, styleNameOf, actions, onShow, onClose }: ViewerProps) {
  const position = images.findIndex(({ id }) => id === imageId);
  const image = images[position];
  const count = images.length;
  const isOpen = image !== undefined;

  const at = (step: 1 | -1) => images[(position + step + count) % count];
  const turn = (step: 1 | -1) => {
    const next = at(step);
    if (next) onShow(next.id);
  };

  useEffect(() => {
    if (!isOpen || count < 2) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      const next = images[(position + (event.key === 'ArrowRight' ? 1 : -1) + count) % count];
      if (next) onShow(next.id);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, images, position, count, onShow]);

  if (!image) return null;
  const styleName = styleNameOf(image);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="full"
      title={`${position + 1} of ${count} · ${styleName}`}
      description="Left and right arrow keys turn to the other portraits."
    >
      <div className="min-h-0 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:overflow-hidden lg:pb-6">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-[clamp(0.5rem,2vw,2rem)] px-[clamp(1rem,2vw,1.75rem)] max-lg:gap-y-3 lg:min-h-0">
          {count > 1 && (
            <span className="max-lg:order-2">
              <Turn label="Previous portrait" onPress={() => turn(-1)}>
                <ChevronLeft aria-hidden />
              </Turn>
            </span>
          )}
          <span className="grid min-h-0 place-items-center [container-type:size] max-lg:order-1 max-lg:col-span-3 max-lg:aspect-square max-lg:max-h-[70dvh] max-lg:w-full lg:col-start-2 lg:h-full">
            <img
              key={image.id}
              src={displayUrl(image, 1024)}
              alt={`Portrait ${position + 1} of ${count}, ${styleName}`}
              width={image.width}
              height={image.height}
              className="h-auto rounded-frame bg-well bg-cover motion-safe:animate-fade"
              style={{
                width: `min(100cqw, calc(100cqh * ${image.width / image.height}))`,
                backgroundImage: `url("${displayUrl(image, 512)}")`,
              }}
            />
          </span>
          {count > 1 && (
            <span className="justify-self-end max-lg:order-3 max-lg:col-start-3">
              <Turn label="Next portrait" onPress={() => turn(1)}>
                <ChevronRight aria-hidden />
              </Turn>
            </span>
          )}
        </div>
        <div className="border-line px-[clamp(1rem,2vw,1.75rem)] py-6 lg:overflow-y-auto lg:border-l lg:px-8 lg:py-2">
          <Side image={image} styleName={styleName} actions={actions} />
        </div>
      </div>
    </Dialog>
  );
}
