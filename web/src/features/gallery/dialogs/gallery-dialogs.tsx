import type { Image } from '@likeness/contracts/http/images';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { BulkDownloadDialog } from '../../downloads/bulk-download-dialog.js';
import type { BulkDownloadOptions } from '../../downloads/download-options.js';
import { DeleteDialog } from '../../viewer/deletion/delete-dialog.js';
import { WatermarkDialog } from '../../watermarks/watermark-dialog.js';
import { DeletedDialog } from './deleted-dialog.js';
import * as text from '../messages.js';

export type OpenDialog =
  | { kind: 'none' | 'no-images' | 'deleted' }
  | { kind: 'download' | 'delete' | 'watermarks'; images: readonly Image[] };

type GalleryDialogsProps = {
  open: OpenDialog;
  styleName: (style: string) => string;
  onClose: () => void;
  onNarrow: (images: readonly Image[]) => void;
  onDone: () => void;
  onDownload: (images: readonly Image[], options: BulkDownloadOptions) => void;
};

export function GalleryDialogs({
  open,
  styleName,
  onClose,
  onNarrow,
  onDone,
  onDownload,
}: GalleryDialogsProps) {
  switch (open.kind) {
    case 'none':
      return null;
    case 'no-images':
      return <NoImagesDialog onClose={onClose} />;
    case 'deleted':
      return <DeletedDialog styleName={styleName} onClose={onClose} />;
    case 'download':
      return (
        <BulkDownloadDialog
          count={open.images.length}
          onClose={onClose}
          onDownload={(options) => onDownload(open.images, options)}
        />
      );
    case 'watermarks':
      return (
        <WatermarkDialog
          images={open.images}
          onClose={onClose}
          onNarrow={onNarrow}
          onRemoved={onDone}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          images={open.images}
          onClose={onClose}
          onDeleted={() => {
            onDone();
            onClose();
          }}
        />
      );
  }
}

function NoImagesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={text.noImagesSelected}
      description={text.selectOne}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.ok}
        </Button>
      }
    />
  );
}
