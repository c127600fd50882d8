import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { Dialog } from '../../components/dialog.js';
import { useTellImages } from '../../lib/images/use-tell-images.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import { BatchForm } from './batch/batch-form.js';
import { drawingOf } from './batch/drawing-of.js';
import type { MemeJob } from './batch/meme-batch.js';
import { useBatch } from './batch/use-batch.js';
import { downloadMeme, memeName } from './delivery/download-meme.js';
import { canBeKept, keepMeme } from './delivery/keep-meme.js';
import * as text from './messages/en.js';
import { renderDrawing, type Drawing } from './rendering/drawing.js';
import { deviceOf } from './rendering/export-size.js';

type BatchMemesProps = {
  images: readonly Image[];
  onClose: () => void;
};

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

export function BatchMemes({ images, onClose }: BatchMemesProps) {
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
