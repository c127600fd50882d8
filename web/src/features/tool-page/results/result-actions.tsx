import type { Image } from '@likeness/contracts/http/images';
import { Crop, Download, Hash, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { seedOf } from '../../../lib/recipe.js';
import { LazySizeDialog } from '../../downloads/sizes/lazy-size-dialog.js';
import type { ResultActions } from '../tool/use-start-from.js';

type ActionProps = { image: Image; title: string; actions: ResultActions };

const small =
  'grid size-9 place-items-center rounded-control pointer-coarse:size-11 text-ink-2 hover:bg-ink/8 hover:text-ink [&_svg]:size-4 [&_svg]:stroke-[1.75]';

/** What can be done with a result, on one line under its frame. */
export function ResultActionLine({ image, title, actions }: ActionProps) {
  const [isSizing, setSizing] = useState(false);
  return (
    <div className="-mx-2.5 flex items-center">
      <a
        href={downloadUrl(image)}
        download
        aria-label={`Download ${title}`}
        title="Download"
        className={small}
      >
        <Download aria-hidden />
      </a>
      <button
        type="button"
        aria-label={`Other sizes of ${title}`}
        title="Other sizes"
        onClick={() => setSizing(true)}
        className={small}
      >
        <Crop aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Make more like ${title}`}
        title="Make more like this"
        onClick={() => actions.onMore(image)}
        className={small}
      >
        <Repeat2 aria-hidden />
      </button>
      {seedOf(image) !== null && (
        <button
          type="button"
          aria-label={`Reuse settings of ${title}`}
          title="Reuse settings"
          onClick={() => actions.onSameSeed(image)}
          className={small}
        >
          <Hash aria-hidden />
        </button>
      )}
      {isSizing && <LazySizeDialog image={image} onClose={() => setSizing(false)} />}
    </div>
  );
}
