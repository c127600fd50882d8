import { ENLARGEMENT_CREDITS } from '@likeness/contracts/generation/price';
import type { Image } from '@likeness/contracts/http/images';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import { useTellImages } from '../../../lib/images/use-tell-images.js';
import { logFault } from '../../../lib/log.js';
import { session } from '../../../lib/session/page-session.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { isCovered, priceOf } from '../../watermarks/watermark-rules.js';
import { downloadImage } from '../download-image.js';
import { CropPreview, type FileState } from './crop-preview.js';
import * as text from './messages/en.js';
import { sizeChoices, sizeWords, type SizeChoice } from './size-choices.js';
import { SizeRemarks } from './size-remarks.js';

type RowProps = {
  name: string;
  choice: SizeChoice;
  end: string;
  checked: boolean;
  onChoose: () => void;
};

function SizeRow({ name, choice, end, checked, onChoose }: RowProps) {
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
      <span className="type-data ml-auto text-ink-2">{end}</span>
    </label>
  );
}

export function SizeDialog({ image, onClose }: { image: Image; onClose: () => void }) {
  const name = useId();
  const { user } = useSession();
  const { choices, missing } = sizeChoices(image, user !== null);
  const [chosen, setChosen] = useState<SizeChoice['value']>('whole');
  const [file, setFile] = useState<FileState>('loading');
  const { isBusy, start } = useSizeDownload(image, onClose);
  const choose = (value: SizeChoice['value']) => {
    setChosen(value);
    setFile('loading');
  };
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  if (!choice) return null;
  const price = user && priceOf(ENLARGEMENT_CREDITS, user);
  const isCharged = !image.is_enlarged && price !== null && price.credits > 0;
  const isPaid = isCharged && choice.value === 'large';
  const isMissing = choice.needsWidening === true && file === 'failed';

  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={text.chooseSize}
      description={text.chooseSizeHint}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isMissing || (isPaid && !isCovered(price))}
            onClick={() => start(choice)}
          >
            {!isBusy && <Download aria-hidden />}
            <span>{isPaid ? text.downloadForCredit : text.download}</span>
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-5 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-4 sm:grid-cols-2 sm:gap-8">
        <CropPreview image={image} choice={choice} file={file} onFile={setFile} />
        <div className="grid content-start gap-4">
          <div role="radiogroup" aria-label={text.size} className="border-t border-line">
            {choices.map((each) => (
              <SizeRow
                key={each.value}
                name={name}
                choice={each}
                end={each.value === 'large' && isCharged ? text.oneCredit : ''}
                checked={each.value === chosen}
                onChoose={() => choose(each.value)}
              />
            ))}
          </div>
          <SizeRemarks image={image} choice={choice} file={file} price={price} missing={missing} />
        </div>
      </div>
    </Dialog>
  );
}

function useSizeDownload(image: Image, onDone: () => void) {
  const tellImages = useTellImages();
  const [isBusy, run] = useBusy();

  async function enlarge(): Promise<string | null> {
    try {
      const params = { id: image.id };
      const { image: enlarged } = await throughLogin(() =>
        call('POST /api/images/:id/enlargement', { params }),
      );
      tellImages.updated([enlarged]);
      return null;
    } catch (error) {
      logFault('An image could not be enlarged', error);
      return error instanceof Error ? error.message : text.imageFailed;
    } finally {
      void session.refresh();
    }
  }

  async function download({ format }: SizeChoice) {
    const fault = format === 'large' && !image.is_enlarged ? await enlarge() : null;
    if (fault !== null) toasts.add('error', fault);
    else if (await downloadImage(image, format)) onDone();
    else toasts.add('error', text.imageFailed);
  }

  return { isBusy, start: (choice: SizeChoice) => run(() => download(choice)) };
}
