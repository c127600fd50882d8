import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { useBusy } from '../../lib/use-busy.js';
import type { BulkDownloadOptions } from '../downloads/download-options.js';
import { shareImages } from '../downloads/share-images.js';
import { useBulkDownload } from '../downloads/use-bulk-download.js';
import type { OpenDialog } from './dialogs/gallery-dialogs.js';
import type { ImageSelection } from './selection/use-selection.js';
import type { GalleryAction } from './selection/gallery-actions.js';

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
