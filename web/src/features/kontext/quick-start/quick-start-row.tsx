import { Zap } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { StepTitle } from '../../generator/form/step-title.js';
import type { QuickStart } from './use-quick-start.js';

type QuickStartRowProps = { quickStart: QuickStart; isBusy: boolean };

/** One press for who only wants to see it work. */
export function QuickStartRow({ quickStart, isBusy }: QuickStartRowProps) {
  const { step, error, start } = quickStart;
  return (
    <section aria-label="Quick Start" className="grid gap-2 border-t border-line pt-6">
      <div className="flex items-center justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <StepTitle>Quick Start</StepTitle>
          <p role="status" className="text-sm text-ink-2">
            {step ?? 'Up to 3 images from your gallery and a ready-made prompt.'}
          </p>
        </div>
        <Button
          busy={step !== null}
          disabled={isBusy && step === null}
          className="flex-none"
          onClick={() => void start()}
        >
          {step === null && <Zap aria-hidden />}
          Quick Start
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {error !== null && <FieldError>{error}</FieldError>}
      </div>
    </section>
  );
}
