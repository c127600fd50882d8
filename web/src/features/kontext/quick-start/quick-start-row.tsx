import { Zap } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import type { QuickStart } from './use-quick-start.js';

type QuickStartRowProps = { quickStart: QuickStart; isBusy: boolean };

/** One press for who only wants to see it work. */
export function QuickStartRow({ quickStart, isBusy }: QuickStartRowProps) {
  const { step, error, start } = quickStart;
  return (
    <section
      aria-label="Quick Start"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-6"
    >
      <div className="grid gap-0.5">
        <h3 className="type-h4">Quick Start</h3>
        <p role="status" className="text-sm text-ink-2">
          {step ?? 'Up to 3 images from your gallery and a ready-made prompt.'}
        </p>
        <div role="alert">{error !== null && <FieldError>{error}</FieldError>}</div>
      </div>
      <Button
        busy={step !== null}
        disabled={isBusy && step === null}
        className="max-sm:w-full"
        onClick={() => void start()}
      >
        {step === null && <Zap aria-hidden />}
        Quick Start
      </Button>
    </section>
  );
}
