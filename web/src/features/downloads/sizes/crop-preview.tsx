import type { Image } from '@likeness/contracts/http/images';
import type { Language } from '@likeness/contracts/text/languages';
import { clsx } from 'clsx';
import { displayUrl } from '../../../lib/api/image-url.js';
import { isClear } from '../../../lib/images/image-view.js';
import { labeledUrl } from '../labeled-url.js';
import * as text from './messages.js';
import type { SizeChoice } from './size-choices.js';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

export type FileState = 'loading' | 'shown' | 'failed';

type CropPreviewProps = {
  image: Image;
  choice: SizeChoice;
  file: FileState;
  /** Language of a visible AI label. */
  label: Language | undefined;
  onFile: (state: FileState) => void;
};

/** Cuts the picture at once, then shows the file, in which the watermark has moved. */
export function CropPreview({ image, choice, file, label, onFile }: CropPreviewProps) {
  const { box } = choice.crop;
  const ratio = box.width / box.height;
  const { format } = choice;
  const isCut = format !== undefined && format !== 'large';
  const src = labeledUrl(image, label, isCut ? format : undefined);
  return (
    <div className="grid place-items-center bg-well p-4 [--stage:12rem] sm:[--stage:22rem]">
      <div
        className={clsx(
          isClear(image) && '[&_img]:checkered',
          'relative w-full overflow-hidden outline -outline-offset-1 outline-ink/11',
          choice.value === 'round' ? 'rounded-full' : 'rounded-frame',
        )}
        style={{ aspectRatio: ratio, maxWidth: `calc(var(--stage) * ${Math.min(1, ratio)})` }}
      >
        <img
          src={displayUrl(image, 512)}
          alt={text.preview(choice.label)}
          className="absolute max-w-none"
          style={{
            width: percent(image.width, box.width),
            left: percent(-box.x, box.width),
            top: percent(-box.y, box.height),
          }}
        />
        {(isCut || label) && (
          <img
            key={src}
            src={src}
            alt=""
            onLoad={() => onFile('shown')}
            onError={() => onFile('failed')}
            className={clsx('absolute inset-0 size-full', file === 'failed' && 'invisible')}
          />
        )}
      </div>
    </div>
  );
}
