import { Zap } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { StepTitle } from '../form/step-title.js';
import { QUICK_START_MAX } from './quick-start.js';
import type { QuickStart } from './use-quick-start.js';

type QuickStartSectionProps = { quickStart: QuickStart; isLocked: boolean };

/** One press for who only wants to see it work. */
export function QuickStartSection({ quickStart, isLocked }: QuickStartSectionProps) {
  const { step, fault, start } = quickStart;
  return (
    <section aria-label="Quick Start" className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <StepTitle>Quick Start</StepTitle>
          <p role="status" className="text-sm text-ink-2">
            {step ?? `One of your photos, a random style, up to ${QUICK_START_MAX} portraits.`}
          </p>
        </div>
        <Button
          busy={step !== null}
          disabled={isLocked && step === null}
          className="flex-none"
          onClick={() => void start()}
        >
          {step === null && <Zap aria-hidden />}
          Quick Start
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {fault !== null && <FieldError>{fault}</FieldError>}
      </div>
    </section>
  );
}
