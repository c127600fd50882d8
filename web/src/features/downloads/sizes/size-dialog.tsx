import type { Image } from '@likeness/contracts/http/images';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { toasts } from '../../../components/toast-store.js';
import { useBusy } from '../../../lib/use-busy.js';
import { downloadImage } from '../download-image.js';
import { CropPreview } from './crop-preview.js';
import { sizeChoices, sizeWords, type SizeChoice } from './size-choices.js';

type RowProps = {
  name: string;
  choice: SizeChoice;
  checked: boolean;
  onChoose: () => void;
};

function SizeRow({ name, choice, checked, onChoose }: RowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line py-1.5 hover:bg-ink/6">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 flex-none accent-ink"
      />
      <span className="grid">
        <span className="text-control font-medium">{choice.label}</span>
        <span className="type-data text-ink-2">{sizeWords(choice)}</span>
      </span>
    </label>
  );
}

type RemarkProps = { choice: SizeChoice; missing: readonly string[] };

function Remarks({ choice, missing }: RemarkProps) {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {choice.value === 'round' && <p>The file is square. LinkedIn and others cut the circle.</p>}
      {missing.length > 0 && (
        <p>{missing.join(' and ')} could cut off the head, so we don’t offer it here.</p>
      )}
    </div>
  );
}

export function SizeDialog({ image, onClose }: { image: Image; onClose: () => void }) {
  const name = useId();
  const { choices, missing } = sizeChoices(image);
  const [chosen, setChosen] = useState<SizeChoice['value']>('whole');
  const [isBusy, run] = useBusy();
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  if (!choice) return null;

  async function download() {
    if (await downloadImage(image, choice?.format)) onClose();
    else toasts.add('error', 'Failed to download image. Please try again.');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="panel"
      title="Choose a size"
      description="Choose a size, see the crop and download it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => run(download)}>
            {!isBusy && <Download aria-hidden />}
            Download
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-5 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-4 sm:grid-cols-2 sm:gap-8">
        <CropPreview image={image} choice={choice} />
        <div className="grid content-start gap-4">
          <div role="radiogroup" aria-label="Size" className="border-t border-line">
            {choices.map((each) => (
              <SizeRow
                key={each.value}
                name={name}
                choice={each}
                checked={each.value === chosen}
                onChoose={() => setChosen(each.value)}
              />
            ))}
          </div>
          <Remarks choice={choice} missing={missing} />
        </div>
      </div>
    </Dialog>
  );
}
