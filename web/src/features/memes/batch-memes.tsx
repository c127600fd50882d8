import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { Dialog } from '../../components/dialog.js';
import { useTellImages } from '../../lib/images/image-cache.js';
import { throughLogin } from '../../lib/session/through-login.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { BatchForm } from './batch/batch-form.js';
import type { MemeJob } from './batch/meme-batch.js';
import { useBatch } from './batch/use-batch.js';
import { canBeKept, downloadMeme, keepMeme, memeName } from './delivery/download-meme.js';
import { STANDARD_COLOUR } from './editor/meme-draft.js';
import { measureOn } from './lettering/draw-text.js';
import {
  layOutText,
  type Stage,
  standardFloor,
  standardPlaces,
  textSizesAt,
} from './lettering/lay-out-text.js';
import * as text from './messages.js';
import { type Drawing, loadMemeFonts, renderDrawing } from './rendering/drawing.js';
import { deviceOf, exportSize, fetchPicture } from './rendering/export-size.js';
import type { TextPair } from './samples/sample-pairs.js';

async function make(
  { pair, picture }: MemeJob<Image>,
  index: number,
  signal: AbortSignal,
): Promise<Drawing> {
  const drawing = await drawingOf(pair, picture, signal);
  const file = await renderDrawing(drawing);
  signal.throwIfAborted();
  const { tone, title } = downloadMeme(file, memeName(new Date(), index), deviceOf(navigator));
  if (tone === 'error') throw new Error(title);
  return drawing;
}

export function BatchMemes({ images, onClose }: { images: readonly Image[]; onClose: () => void }) {
  const isMember = useIsMember();
  const tellImages = useTellImages();
  // Memes are made from portraits and photos, never from memes.
  const writable = images.filter(({ creation_method_name: method }) => method !== MEME_METHOD);
  const { state, create, cancel, clearFault } = useBatch(async (job, index, signal) => {
    const drawing = await make(job, index, signal);
    if (!job.isKept || !canBeKept(job.picture)) return;
    await keepMeme(job.picture, drawing);
    tellImages.added();
  });
  // Stop the running batch before closing.
  const leave = state.phase === 'generating' ? cancel : onClose;
  useClosedByBack('memes', true, onClose);

  return (
    <Dialog size="panel" title={text.batchTitle} description={text.batchHint} onClose={leave}>
      <BatchForm
        images={writable}
        hasOnlyMemes={images.length > 0 && writable.length === 0}
        keepable={isMember ? writable.filter(canBeKept).length : 0}
        state={state}
        onCreate={(order) => void create({ ...order, images: writable })}
        onCorrected={clearFault}
        onCancelGeneration={cancel}
        onClose={onClose}
      />
    </Dialog>
  );
}

function stageWidthIn(windowWidth: number): number {
  return Math.min(720, Math.max(320, windowWidth * 0.9));
}

async function drawingOf(
  { topText, bottomText }: TextPair,
  image: Image,
  signal: AbortSignal,
): Promise<Drawing> {
  const [picture] = await Promise.all([
    throughLogin(() => fetchPicture(image, signal)),
    loadMemeFonts(topText + bottomText),
  ]);
  const bitmap = await createImageBitmap(picture);
  const size = exportSize(bitmap, deviceOf(navigator));
  bitmap.close();
  const ratio = size.width / size.height;
  const width = stageWidthIn(window.innerWidth);
  const stage: Stage = {
    width,
    height: width / ratio,
    sizes: textSizesAt(window.innerWidth, width),
  };
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The canvas has no context');
  const measure = measureOn(canvas);
  const places = standardPlaces(ratio);
  const floor = standardFloor(ratio, image.should_add_watermark !== 'false');
  const texts = [
    layOutText({ text: topText, place: places.top, size: 'auto', floor }, stage, measure),
    layOutText({ text: bottomText, place: places.bottom, size: 'auto', floor }, stage, measure),
  ];
  return { picture, ...size, stageWidth: width, lettering: { texts, colour: STANDARD_COLOUR } };
}
