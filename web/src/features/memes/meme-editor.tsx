import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.js';
import { Notice } from '../../components/notice.js';
import { useClosedByBack } from '../../lib/use-closed-by-back.js';
import type { Writing } from './editor/meme-stage.js';
import { MemeWorkbench } from './editor/meme-workbench.js';
import { LoadingFailed, LoadingPicture } from './editor/loading-picture.js';
import { usePicture } from './editor/use-picture.js';
import { usePortrait } from './editor/use-portrait.js';
import * as text from './messages/en.js';

type MemeEditorProps = {
  image: Image;
  onClose: () => void;
};

type EditedPortraitProps = {
  image: Image;
  writing: Writing | null;
  onWriting: (writing: Writing | null) => void;
};

function EditedPortrait({ image, writing, onWriting }: EditedPortraitProps) {
  const { picture, retry } = usePicture(image);
  if (picture === 'loading') return <LoadingPicture />;
  if (picture === 'failed') return <LoadingFailed onRetry={retry} />;
  return <MemeWorkbench image={image} picture={picture} writing={writing} onWriting={onWriting} />;
}

export function MemeEditor({ image, onClose }: MemeEditorProps) {
  const { portrait, retry } = usePortrait(image);
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
      {portrait === 'loading' && <LoadingPicture />}
      {portrait === 'failed' && <LoadingFailed onRetry={retry} />}
      {portrait === 'gone' && (
        <div className="place-self-center px-4">
          <Notice tone="info" title={text.portraitDeleted}>
            {text.portraitDeletedHint}
          </Notice>
        </div>
      )}
      {typeof portrait === 'object' && (
        <EditedPortrait image={portrait} writing={writing} onWriting={setWriting} />
      )}
    </Dialog>
  );
}
