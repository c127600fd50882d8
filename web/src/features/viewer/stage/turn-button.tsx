import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as text from '../messages/en.js';

export function TurnButton({ step, onPress }: { step: 1 | -1; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={step === 1 ? text.nextImage : text.previousImage}
      onClick={onPress}
      className="grid size-12 flex-none place-items-center rounded-full border border-edge hover:border-ink hover:bg-ink/6 [&_svg]:size-5"
    >
      {step === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </button>
  );
}
