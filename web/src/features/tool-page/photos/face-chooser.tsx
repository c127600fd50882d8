import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';
import { useObjectUrl } from '../../../lib/use-object-url.js';
import { asJpegFile } from '../../runs/photos/to-jpeg.js';
import * as text from '../messages.js';

type FaceChooserProps = {
  file: File;
  faces: readonly FaceChoice[];
  onChoose: (cropped: File) => void;
};

/** Asks whose face a group photo is for, and crops the photo to it. */
export function FaceChooser({ file, faces, onChoose }: FaceChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function choose({ crop }: FaceChoice) {
    setOpen(false);
    setFailed(false);
    try {
      onChoose(await cropPhoto(file, crop));
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button size="sm" className="mt-1.5" onClick={() => setOpen(true)}>
        {text.chooseFace}
      </Button>
      {hasFailed && <FieldError>{text.notCropped}</FieldError>}
      <Dialog
        size="panel"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.whichFace}
        description={text.cropHint}
      >
        <div className="grid place-items-center overflow-auto p-4">
          <GroupPhoto {...{ file, faces }} onChoose={(face) => void choose(face)} />
        </div>
      </Dialog>
    </>
  );
}

type GroupPhotoProps = Pick<FaceChooserProps, 'file' | 'faces'> & {
  onChoose: (face: FaceChoice) => void;
};

function GroupPhoto({ file, faces, onChoose }: GroupPhotoProps) {
  const url = useObjectUrl(file);
  const fromLeft = [...faces].sort((a, b) => a.face.x - b.face.x);
  return (
    <div className="relative w-fit">
      <img src={url} alt="" className="block max-h-[70dvh] max-w-full rounded-frame" />
      {fromLeft.map((choice, index) => (
        <button
          key={choice.face.x}
          type="button"
          aria-label={text.personFromLeft(index + 1, faces.length)}
          onClick={() => onChoose(choice)}
          className="absolute aspect-square min-w-11 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6)] hover:bg-white/25"
          style={{
            left: `${100 * (choice.face.x + choice.face.width / 2)}%`,
            top: `${100 * (choice.face.y + choice.face.height / 2)}%`,
            width: `${125 * choice.face.width}%`,
          }}
        >
          <span
            aria-hidden
            className="absolute right-[14.6%] bottom-[14.6%] grid size-6 translate-1/2 place-items-center rounded-full bg-ink text-sm font-semibold text-page"
          >
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  );
}

const QUALITY = 0.92;

/** The part of a photo as a JPEG of the same name. @param area in shares of the upright photo */
async function cropPhoto(photo: File, area: FaceChoice['crop']): Promise<File> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const left = Math.floor(area.x * bitmap.width);
    const top = Math.floor(area.y * bitmap.height);
    const width = Math.floor(area.width * bitmap.width);
    const height = Math.floor(area.height * bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('No canvas to draw on');
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return asJpegFile(jpeg, photo);
  } finally {
    bitmap.close();
  }
}
