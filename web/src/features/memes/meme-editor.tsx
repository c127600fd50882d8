import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Notice } from '../../components/notice.js';
import { Spinner } from '../../components/spinner.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import type { Writing } from './editor/meme-stage.js';
import { MemeWorkbench } from './editor/meme-workbench.js';
import { usePicture } from './editor/use-picture.js';

export type MemeEditorProps = {
  image: Image;
  onClose: () => void;
};

/** Writes on one picture. What was written is there again when it is opened next. */
export function MemeEditor({ image, onClose }: MemeEditorProps) {
  const { picture, retry } = usePicture(image);
  const [writing, setWriting] = useState<Writing | null>(null);
  useClosedByBack('meme', true, onClose);

  return (
    <Dialog
      open
      size="full"
      title="Meme Generator"
      description="Write a top and a bottom text on the picture, then download or share it."
      onOpenChange={(open) => {
        if (open) return;
        // The first Escape ends writing, the next one closes.
        if (writing?.isNow) setWriting({ ...writing, isNow: false });
        else onClose();
      }}
    >
      {picture === 'loading' && (
        <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
          <Spinner />
          Loading the image
        </p>
      )}
      {picture === 'failed' && (
        <div className="place-self-center px-4">
          <Notice
            tone="error"
            title="Failed to load image"
            action={<Button onClick={retry}>Try again</Button>}
          >
            Check your connection. What you wrote is kept.
          </Notice>
        </div>
      )}
      {typeof picture === 'object' && (
        <MemeWorkbench image={image} picture={picture} writing={writing} onWriting={setWriting} />
      )}
    </Dialog>
  );
}
