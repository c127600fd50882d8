import type { Image } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { isCovered, type Price } from '../../watermarks/watermark-rules.js';
import { priceWords } from '../../watermarks/removal-words.js';
import * as text from './messages/en.js';
import type { SizeChoice } from './size-choices.js';

type SizeRemarksProps = {
  image: Image;
  choice: SizeChoice;
  price: Price | null;
  missing: readonly string[];
};

export function SizeRemarks({ image, choice, price, missing }: SizeRemarksProps) {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      {choice.value === 'round' && <p>{text.roundRemark}</p>}
      {choice.widened && <p>{text.widenedRemark}</p>}
      {choice.value === 'large' && image.is_enlarged && <p>{text.enlarged}</p>}
      {choice.value === 'large' && !image.is_enlarged && price && (
        <p>
          {priceWords(price)}{' '}
          {!isCovered(price) && (
            <Link to="/pricing" className="link">
              {text.getCredits}
            </Link>
          )}
        </p>
      )}
      {missing.length > 0 && <p>{text.cutsHead(missing)}</p>}
    </div>
  );
}
