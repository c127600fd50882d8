import type { Image } from '@likeness/contracts/http/images';
import { BulkDownloadDialog } from '../../downloads/bulk-download-dialog.js';
import type { BulkDownloadOptions } from '../../downloads/download-options.js';
import { WatermarkDialog } from '../../watermarks/watermark-dialog.js';
import { DeleteDialog } from './delete-dialog.js';
import { NoImagesDialog } from './no-images-dialog.js';
import { useDeleteSelected } from './use-delete-selected.js';

/** What a press has opened, with the images that it is about. */
export type OpenDialog =
  | { kind: 'none' | 'no-images' }
  | { kind: 'download' | 'delete' | 'watermarks'; images: readonly Image[] };

type GalleryDialogsProps = {
  open: OpenDialog;
  onClose: () => void;
  /** An action has been carried out. */
  onDone: () => void;
  onDownload: (images: readonly Image[], options: BulkDownloadOptions) => void;
};

/** The dialogs of the gallery's actions, one at a time. */
export function GalleryDialogs({ open, onClose, onDone, onDownload }: GalleryDialogsProps) {
  const remove = useDeleteSelected();
  switch (open.kind) {
    case 'none':
      return null;
    case 'no-images':
      return <NoImagesDialog onClose={onClose} />;
    case 'download':
      return (
        <BulkDownloadDialog
          count={open.images.length}
          onClose={onClose}
          onDownload={(options) => onDownload(open.images, options)}
        />
      );
    case 'watermarks':
      return <WatermarkDialog images={open.images} onClose={onClose} onRemoved={onDone} />;
    case 'delete':
      return (
        <DeleteDialog
          images={open.images}
          onClose={onClose}
          onDelete={async (images) => {
            await remove(images);
            onDone();
          }}
        />
      );
  }
}
