import { Zap } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { StepTitle } from '../../../components/step-title.js';
import type { QuickStart } from '../tool/use-quick-start.js';
import * as text from '../messages.js';

type QuickStartRowProps = {
  quickStart: QuickStart;
  /** Images that the button makes, and what they cost. */
  offer: string;
  isLocked: boolean;
};

/** One button that fills in the form and creates. */
export function QuickStartRow({ quickStart, offer, isLocked }: QuickStartRowProps) {
  const { step, fault, start } = quickStart;
  return (
    <section aria-label={text.quickStart} className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <StepTitle>{text.quickStart}</StepTitle>
          <p role="status" className="text-sm text-ink-2">
            {step ?? offer}
          </p>
        </div>
        <Button
          busy={step !== null}
          disabled={isLocked && step === null}
          className="flex-none"
          onClick={() => void start()}
        >
          {step === null && <Zap aria-hidden />}
          <span>{text.quickStart}</span>
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {fault !== null && <FieldError>{fault}</FieldError>}
      </div>
    </section>
  );
}
