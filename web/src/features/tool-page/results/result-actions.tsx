import type { Image } from '@likeness/contracts/http/images';
import { Crop, Download, Hash, Repeat2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { lateComponent } from '../../../lib/late-component.js';
import { seedOf } from '../../../lib/recipe.js';
import type { ResultActions } from '../tool/use-start-from.js';
import * as text from './messages.js';

const SizeDialog = lateComponent(
  async () => (await import('../../downloads/sizes/size-dialog.js')).SizeDialog,
);

type ActionProps = { image: Image; title: string; actions: ResultActions };

const small =
  'grid size-9 place-items-center rounded-control pointer-coarse:size-11 text-ink-2 hover:bg-ink/8 hover:text-ink [&_svg]:size-4 [&_svg]:stroke-[1.75]';

/** What can be done with a result, on one line under its frame. */
export function ResultActionLine({ image, title, actions }: ActionProps) {
  const [isSizing, setSizing] = useState(false);
  return (
    <div className="-mx-2.5 flex flex-wrap items-center">
      <a
        href={downloadUrl(image)}
        download
        aria-label={text.downloadPortrait(title)}
        title={text.download}
        className={small}
      >
        <Download aria-hidden />
      </a>
      <Action
        name={text.otherSizes}
        label={text.otherSizesOf(title)}
        icon={Crop}
        onClick={() => setSizing(true)}
      />
      <Action
        name={text.makeMore}
        label={text.makeMoreLike(title)}
        icon={Repeat2}
        onClick={() => actions.onMore(image)}
      />
      {seedOf(image) !== null && (
        <button
          type="button"
          aria-label={text.reuseSettingsOf(title)}
          className="type-data inline-flex min-h-9 basis-full items-center gap-1.5 rounded-control px-2.5 font-bold text-ink-2 hover:bg-ink/8 hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
          onClick={() => actions.onSameSeed(image)}
        >
          <Hash aria-hidden />
          {text.reuseSettings}
        </button>
      )}
      {isSizing && <SizeDialog image={image} onClose={() => setSizing(false)} />}
    </div>
  );
}

type IconActionProps = { name: string; label: string; icon: LucideIcon; onClick: () => void };

function Action({ name, label, icon: Icon, onClick }: IconActionProps) {
  return (
    <button type="button" aria-label={label} title={name} onClick={onClick} className={small}>
      <Icon aria-hidden />
    </button>
  );
}
