import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.js';
import { RetryNotice } from '../../components/retry-notice.js';
import { Notice } from '../../components/notice.js';
import { Spinner } from '../../components/button.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import type { Writing } from './editor/meme-stage.js';
import { MemeWorkbench } from './editor/meme-workbench.js';
import { useMemePicture } from './editor/use-meme-picture.js';
import * as text from './messages.js';

export function MemeEditor({ image, onClose }: { image: Image; onClose: () => void }) {
  const { picture, retry } = useMemePicture(image);
  const [writing, setWriting] = useState<Writing | null>(null);
  useClosedByBack('meme', true, onClose);

  return (
    <Dialog
      size="full"
      title={text.editorTitle}
      description={text.editorHint}
      onClose={() => {
        // The first Escape ends editing, the next one closes the editor.
        if (writing?.isNow) setWriting({ ...writing, isNow: false });
        else onClose();
      }}
    >
      {picture === 'loading' && <LoadingPicture />}
      {picture === 'failed' && <LoadingFailed onRetry={retry} />}
      {picture === 'gone' && (
        <div className="place-self-center px-4">
          <Notice tone="info" title={text.portraitDeleted}>
            {text.portraitDeletedHint}
          </Notice>
        </div>
      )}
      {typeof picture === 'object' && (
        <MemeWorkbench picture={picture} writing={writing} onWriting={setWriting} />
      )}
    </Dialog>
  );
}

function LoadingPicture() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
      <Spinner />
      {text.loading}
    </p>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="place-self-center px-4">
      <RetryNotice title={text.couldNotLoad} size="md" onRetry={onRetry}>
        {text.couldNotLoadHint}
      </RetryNotice>
    </div>
  );
}
