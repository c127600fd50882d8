import type { Image } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { Spinner } from '../../../components/button.js';
import { isCovered, type Price, priceWords } from '../../watermarks/watermark-rules.js';
import * as text from './messages.js';
import type { FileState } from './crop-preview.js';
import type { SizeChoice } from './size-choices.js';

type SizeRemarksProps = {
  image: Image;
  choice: SizeChoice;
  file: FileState;
  price: Price | null;
  missing: readonly string[];
  /** The large file is being paid and made. */
  isMaking: boolean;
};

export function SizeRemarks(props: SizeRemarksProps) {
  const { image, choice, file, price, missing, isMaking } = props;
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {choice.value === 'round' && <p>{text.roundRemark}</p>}
      {choice.widened && <WideRemark needsWidening={choice.needsWidening} file={file} />}
      {choice.value === 'large' && image.is_enlarged && <p>{text.enlarged}</p>}
      {choice.value === 'large' && price && (!image.is_enlarged || price.credits > 0) && (
        <p>
          <span>{priceWords(price)} </span>
          {!isCovered(price) && (
            <Link to="/pricing" className="link">
              {text.getCredits}
            </Link>
          )}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {isMaking && (
          <p className="flex items-start gap-2">
            <Spinner className="mt-0.5 size-4 flex-none" />
            {text.makingLarge}
          </p>
        )}
      </div>
      {missing.length > 0 && <p>{text.cutsHead(missing)}</p>}
    </div>
  );
}

function WideRemark({
  needsWidening,
  file,
}: Pick<SizeChoice, 'needsWidening'> & { file: FileState }) {
  return (
    <div role="status" className="min-h-10">
      {file === 'loading' && (
        <p className="flex items-start gap-2">
          <Spinner className="mt-0.5 size-4 flex-none" />
          {text.widening}
        </p>
      )}
      {file !== 'loading' && !needsWidening && <p>{text.widenedRemark}</p>}
      {file === 'failed' && needsWidening && <p>{text.noRoom}</p>}
    </div>
  );
}
