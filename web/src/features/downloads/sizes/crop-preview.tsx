import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { croppedUrl, displayUrl } from '../../../lib/api/image-url.js';
import { isClear } from '../../../lib/images/is-clear.js';
import * as text from './messages/en.js';
import type { SizeChoice } from './size-choices.js';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

export type FileState = 'loading' | 'shown' | 'failed';

type CropPreviewProps = {
  image: Image;
  choice: SizeChoice;
  file: FileState;
  onFile: (state: FileState) => void;
};

/** Cuts the picture at once, then shows the file, in which the watermark has moved. */
export function CropPreview({ image, choice, file, onFile }: CropPreviewProps) {
  const { box } = choice.crop;
  const ratio = box.width / box.height;
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
        {choice.format && choice.format !== 'large' && (
          <img
            key={choice.format}
            src={croppedUrl(image, choice.format)}
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
