import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { ProgressTicks } from '../../../components/progress-ticks.js';
import * as text from '../messages/en.js';
import type { BatchState } from './use-batch.js';

/** Live regions exist before their text, so that screen readers announce it. */
export function BatchProgress({ state, onCancel }: { state: BatchState; onCancel: () => void }) {
  const fault = useRef<HTMLDivElement>(null);
  // On a phone the fault is below the visible part of the form.
  useEffect(() => {
    if (state.phase === 'faulty') fault.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <>
      {state.phase === 'generating' && <Generating {...state} onCancel={onCancel} />}
      <div ref={fault} role="alert" className="empty:absolute">
        {state.phase === 'faulty' && <FieldError>{state.words}</FieldError>}
      </div>
      <p role="status" className="flex items-center gap-2 font-medium text-success empty:absolute">
        {state.phase === 'done' && (
          <>
            <CircleCheck aria-hidden className="size-5" strokeWidth={1.75} />
            {text.created(state.made)}
          </>
        )}
      </p>
    </>
  );
}

type GeneratingProps = { made: number; total: number; onCancel: () => void };

function Generating({ made, total, onCancel }: GeneratingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that the user clicked is disabled now.
  useEffect(() => button.current?.focus(), []);
  const percent = Math.round((made / total) * 100);
  const words = text.madeOf(made, total, percent);
  return (
    <div className="grid gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold tabular-nums">{words}</p>
        <Button ref={button} variant="danger" onClick={onCancel}>
          {text.cancelGeneration}
        </Button>
      </div>
      <ProgressTicks label={text.progress} percent={percent} valueText={words} />
    </div>
  );
}
