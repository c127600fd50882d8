import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { toasts } from '../../components/toast-store.js';
import { loadPatiently } from '../../lib/late-component.js';
import { logFault } from '../../lib/log.js';
import { useBusy } from '../../lib/use-busy.js';
import { downloadImage } from '../downloads/download-image.js';
import type { BulkDownloadOptions } from '../downloads/download-options.js';
import * as text from '../downloads/messages.js';
import { shareImages } from '../downloads/share-images.js';
import type { OpenDialog } from './dialogs/gallery-dialogs.js';
import type { GalleryAction } from './selection/gallery-actions.js';
import type { ImageSelection } from './selection/use-selection.js';

const closed: OpenDialog = { kind: 'none' };

type ActionPorts = {
  selection: ImageSelection;
  onMemes: (images: readonly Image[]) => void;
};

/** The first click on an action starts selecting, the next one applies the action. */
export function useGalleryActions({ selection, onMemes }: ActionPorts) {
  const [open, setOpen] = useState<OpenDialog>(closed);
  const [, share] = useBusy();
  const { downloadOne, downloadSeveral } = useBulkDownload();
  const { isOn, images, act } = selection;
  const leave = () => act({ type: 'left' });

  async function download(chosen: readonly Image[], options: BulkDownloadOptions): Promise<void> {
    const ids = chosen.map(({ id }) => id);
    if (await downloadSeveral(ids, options)) leave();
  }

  function run(action: GalleryAction) {
    if (!isOn) {
      act({ type: 'entered' });
      return;
    }
    const [only] = images;
    if (!only) {
      setOpen({ kind: 'no-images' });
      return;
    }
    switch (action) {
      case 'download':
        if (images.length > 1) setOpen({ kind: 'download', images });
        else void downloadOne(only).then((isSaved) => isSaved && leave());
        return;
      case 'share':
        share(async () => {
          await shareImages(images);
          leave();
        });
        return;
      case 'memes':
        onMemes(images);
        leave();
        return;
      case 'delete':
      case 'watermarks':
        setOpen({ kind: action, images });
    }
  }

  return {
    run,
    showDeleted: () => setOpen({ kind: 'deleted' }),
    dialogs: {
      open,
      onClose: () => setOpen(closed),
      onNarrow: (chosen: readonly Image[]) => act({ type: 'set', ids: chosen.map(({ id }) => id) }),
      onDone: leave,
      onDownload: (chosen: readonly Image[], options: BulkDownloadOptions) =>
        void download(chosen, options),
    },
  };
}

function useBulkDownload() {
  async function downloadOne(image: Image): Promise<boolean> {
    const isSaved = await downloadImage(image);
    if (!isSaved) toasts.add('error', text.failed);
    return isSaved;
  }

  async function downloadSeveral(
    imageIds: readonly string[],
    options: BulkDownloadOptions,
  ): Promise<boolean> {
    try {
      const { bulkDownload } = await loadPatiently(() => import('../downloads/page-downloads.js'));
      return await bulkDownload.start(imageIds, options);
    } catch (error) {
      logFault('The download could not begin', error);
      toasts.add('error', text.failed);
      return false;
    }
  }

  return { downloadOne, downloadSeveral };
}
