import { X } from 'lucide-react';
import { Button } from '../../../components/button.js';
import * as text from '../messages/en.js';

type SeedChipProps = { seed: number; onClear: () => void };

/** The seed that the next pictures will be made with, until it is let go. */
export function SeedChip({ seed, onClear }: SeedChipProps) {
  return (
    <Button size="sm" className="tabular-nums" aria-label={text.clearSeed(seed)} onClick={onClear}>
      {text.seed(seed)}
      <X aria-hidden />
    </Button>
  );
}
