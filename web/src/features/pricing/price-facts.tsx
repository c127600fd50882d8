import type { Price } from '@likeness/contracts/http/payments';
import { Check } from 'lucide-react';
import * as text from './messages.js';
import { leastPortraitPrice } from './price-list.js';

export function PriceFacts({ prices = [] }: { prices?: readonly Price[] }) {
  const facts = [
    text.priceFact(leastPortraitPrice(prices)),
    text.freeFact,
    text.speedFact,
    text.deletionFact,
    text.refundFact,
  ];
  return (
    <ul aria-label={text.atAGlance} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2">
      {facts.map((fact) => (
        <li key={fact} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
