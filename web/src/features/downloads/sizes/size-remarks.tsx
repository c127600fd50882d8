import type { Image } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { isCovered, type Price } from '../../watermarks/watermark-rules.js';
import { priceWords } from '../../watermarks/removal-words.js';
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
      {choice.value === 'round' && <p>The file is square. LinkedIn and others cut the circle.</p>}
      {choice.value === 'large' && image.is_enlarged && (
        <p>You can download this size as often as you like.</p>
      )}
      {choice.value === 'large' && !image.is_enlarged && price && (
        <p>
          {priceWords(price)}{' '}
          {!isCovered(price) && (
            <Link to="/pricing" className="link">
              Get credits or a subscription
            </Link>
          )}
        </p>
      )}
      {missing.length > 0 && (
        <p>{missing.join(' and ')} could cut off the head, so we don’t offer it here.</p>
      )}
    </div>
  );
}
