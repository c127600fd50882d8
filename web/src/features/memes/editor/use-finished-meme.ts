import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { useTellImages } from '../../../lib/images/image-cache.js';
import { logFault } from '../../../lib/log.js';
import { sharePicture, wordsOfShare } from '../../../lib/share/share-picture.js';
import { thisBrowser } from '../../../lib/share/sharing-browser.js';
import { useBusy } from '../../../lib/use-busy.js';
import {
  downloadMeme,
  keepMeme,
  memeName,
  type Told,
  wordsOfFailedDrawing,
  wordsOfRefusal,
} from '../delivery/download-meme.js';
import type { Stage } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';
import { renderDrawing, type Drawing } from '../rendering/drawing.js';
import { deviceOf, exportSize } from '../rendering/export-size.js';
import type { LaidOutDraft } from './lay-out-draft.js';
import { type MemeDraft, SIDES } from './meme-draft.js';
import type { LoadedPicture } from './use-meme-picture.js';

const SHARED = { tone: 'success', title: text.shared } as const;

export type FinishedMeme = {
  readonly image: Image;
  readonly picture: LoadedPicture;
  readonly draft: MemeDraft;
  readonly laidOut: LaidOutDraft;
  readonly stage: Stage;
};

function drawingOf({ picture, draft, laidOut, stage }: FinishedMeme): Drawing {
  return {
    picture: picture.file,
    ...exportSize(picture, deviceOf(navigator)),
    stageWidth: stage.width,
    lettering: { texts: SIDES.flatMap((side) => laidOut[side] ?? []), colour: draft.colour },
  };
}

export function useFinishedMeme() {
  const [isDownloading, runDownload] = useBusy();
  const [isSharing, runShare] = useBusy();
  const [isSaving, runSave] = useBusy();
  const [told, tell] = useState<Told | null>(null);
  const tellImages = useTellImages();

  async function download(meme: FinishedMeme) {
    const device = deviceOf(navigator);
    try {
      const file = await renderDrawing(drawingOf(meme));
      tell(downloadMeme(file, memeName(new Date()), device));
    } catch (error) {
      logFault('A meme could not be drawn', error);
      tell(wordsOfFailedDrawing(device));
    }
  }

  async function share(meme: FinishedMeme) {
    try {
      const file = await renderDrawing(drawingOf(meme));
      const url = new URL(downloadUrl(meme.image), window.location.href).href;
      const outcome = await sharePicture({ file, name: memeName(new Date()), url }, thisBrowser);
      const said = outcome === 'shared' ? SHARED : wordsOfShare(outcome);
      tell(said);
    } catch (error) {
      logFault('A meme could not be drawn', error);
      tell({ tone: 'error', title: text.couldNotShare });
    }
  }

  async function save(meme: FinishedMeme) {
    try {
      await keepMeme(meme.image, drawingOf(meme));
      tellImages.added();
      tell({ tone: 'success', title: text.saved });
    } catch (error) {
      logFault('A meme could not be saved', error);
      tell({ tone: 'error', title: wordsOfRefusal(error) });
    }
  }

  return {
    isDownloading,
    isSharing,
    isSaving,
    told,
    download: (meme: FinishedMeme) => runDownload(() => download(meme)),
    share: (meme: FinishedMeme) => runShare(() => share(meme)),
    save: (meme: FinishedMeme) => runSave(() => save(meme)),
  };
}
