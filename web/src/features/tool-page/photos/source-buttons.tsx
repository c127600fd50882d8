import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { clsx } from 'clsx';
import { Camera, ClipboardPaste, Images, Upload } from 'lucide-react';
import { Button, IconButton } from '../../../components/button.js';
import { FileButton } from '../../../components/file-button.js';
import { toasts } from '../../../components/toast-store.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { PHOTO_ACCEPT } from '../../runs/photos/photo-rules.js';
import * as text from '../messages.js';

export type Source = 'gallery' | 'camera';

export const onPhone = 'md:pointer-fine:hidden';
const squares = {
  md: 'md:pointer-fine:w-11 md:pointer-fine:px-0 md:pointer-fine:[&_svg]:size-5',
  sm: 'md:pointer-fine:w-9 md:pointer-fine:px-0 md:pointer-fine:[&_svg]:size-5',
};

async function paste(photos: PhotoBox) {
  try {
    const files = await readClipboardPhotos();
    if (files.length > 0) await photos.add(files, 'clipboard');
    else toasts.add('info', text.emptyClipboard);
  } catch {
    toasts.add('warning', text.unreadableClipboard, text.chooseFileInstead);
  }
}

type SourceButtonsProps = {
  photos: PhotoBox;
  isEmpty: boolean;
  isLocked: boolean;
  describedBy: string;
  onSource: (source: Source) => void;
};

export function SourceButtons({
  photos,
  isEmpty,
  isLocked,
  describedBy,
  onSource,
}: SourceButtonsProps) {
  const isMember = useIsMember();
  const size = isEmpty ? 'md' : 'sm';
  const button = { size, disabled: isLocked, className: 'disabled:bg-transparent!' } as const;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <FileButton
        {...button}
        accept={PHOTO_ACCEPT}
        inputLabel={text.photosToUpload}
        multiple
        aria-describedby={describedBy}
        onFiles={(files) => void photos.add(files, 'picker')}
      >
        <Upload aria-hidden />
        <span>{isEmpty ? text.choosePhotos : text.choose}</span>
      </FileButton>
      {isMember && (
        <Button {...button} onClick={() => onSource('gallery')}>
          <Images aria-hidden />
          {text.gallery}
        </Button>
      )}
      <Button
        {...button}
        aria-label={text.takePhoto}
        title={text.takePhoto}
        className={clsx(button.className, squares[size])}
        onClick={() => onSource('camera')}
      >
        <Camera aria-hidden />
        <span className={onPhone}>{text.takePhoto}</span>
      </Button>
      <IconButton
        {...button}
        variant="secondary"
        label={text.pasteFromClipboard}
        onClick={() => void paste(photos)}
      >
        <ClipboardPaste aria-hidden />
      </IconButton>
    </div>
  );
}

/** The pictures on the clipboard, as files. Throws when the browser or the person refuses. */
async function readClipboardPhotos(): Promise<File[]> {
  const items = await navigator.clipboard.read();
  const files = items.map(async (item) => {
    const type = item.types.find((candidate) => candidate.startsWith('image/'));
    if (!type) return null;
    const isKnown = (PHOTO_LIMITS.contentTypes as readonly string[]).includes(type);
    const name = `${text.pastedName}.${isKnown ? type.slice(6) : 'image'}`;
    return new File([await item.getType(type)], name, { type });
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}
