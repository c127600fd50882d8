import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsMember } from '../../../lib/session/use-session.js';
import { pricesQuery } from '../../pricing/price-query.js';
import { cleanPriceWords, keptWords } from './keep-offer-words.js';
import * as text from './messages/en.js';

/** What a guest can do to keep a result, and what a clean portrait costs. */
export function KeepOffer({ images }: { images: readonly Image[] }) {
  const isMember = useIsMember();
  const { data: prices } = useQuery({ ...pricesQuery, enabled: !isMember });
  if (isMember || images.length === 0) return null;
  return (
    <p className="border-y border-line py-4 text-sm text-ink-2">
      {keptWords(images)}{' '}
      {text.keepLonger(
        images.length,
        <Link to="/signup" className="link">
          {text.createAccountLink}
        </Link>,
      )}{' '}
      {cleanPriceWords(prices ?? [])}{' '}
      <Link to="/pricing" className="link">
        {text.seePricing}
      </Link>
    </p>
  );
}
