import type { Image } from '@likeness/contracts/http/images';
import { CircleCheck, Dices } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { Notice } from '../../../components/notice.js';
import { ProgressTicks } from '../../../components/progress-ticks.js';
import { Stepper } from '../../../components/stepper.js';
import { Switch } from '../../../components/switch.js';
import { TextArea } from '../../../components/text-area.js';
import { useSession } from '../../../lib/session/use-session.js';
import * as text from '../messages.js';
import { randomPairs, type TextPair } from '../samples/sample-pairs.js';
import { parsePairs, withPairs } from './meme-batch.js';
import type { BatchState } from './use-batch.js';

const MOST_CHARACTERS = 20_000;
const MOST_REPEATS = 10;
const RANDOM = 2;

type BatchFormProps = {
  images: readonly Image[];
  hasOnlyMemes: boolean;
  keepable: number;
  state: BatchState;
  onCreate: (order: { pairs: readonly TextPair[]; repeat: number; isKept: boolean }) => void;
  onCorrected: () => void;
  onCancelGeneration: () => void;
  onClose: () => void;
};

export function BatchForm({
  images,
  hasOnlyMemes,
  keepable,
  state,
  onCreate,
  onCorrected,
  onCancelGeneration,
  onClose,
}: BatchFormProps) {
  const [written, setWritten] = useBatchText();
  const [repeat, setRepeat] = useState(1);
  const [isKept, setKept] = useState(false);
  const pairs = parsePairs(written);
  const write = (next: string) => {
    setWritten(next);
    if (images.length > 0 && parsePairs(next).length > 0) onCorrected();
  };
  const isGenerating = state.phase === 'generating';
  const total = pairs.length * repeat;

  return (
    <>
      <div className="grid min-h-0 content-start gap-5 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-5">
        <p className="text-ink-2">
          {images.length === 1 ? text.batchOnOne : text.batchOnSeveral(images.length)}
        </p>
        {hasOnlyMemes && (
          <Notice tone="info" title={text.onlyMemes}>
            {text.onlyMemesHint}
          </Notice>
        )}
        <TextArea
          label={text.memeTexts}
          rows={9}
          max={MOST_CHARACTERS}
          value={written}
          placeholder={text.exampleTexts}
          readOnly={isGenerating}
          onChange={write}
          hint={text.detected(pairs.length)}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1.5">
            <span className="text-sm font-semibold">{text.repeat}</span>
            <Stepper
              label={text.repeat}
              value={repeat}
              min={isGenerating ? repeat : 1}
              max={isGenerating ? repeat : MOST_REPEATS}
              onChange={setRepeat}
            />
          </div>
          <Button
            disabled={isGenerating}
            onClick={() => write(withPairs(written, randomPairs(RANDOM)))}
          >
            <Dices aria-hidden />
            {text.randomMemes(RANDOM)}
          </Button>
        </div>
        {keepable > 0 && (
          <Switch
            label={text.alsoSave}
            hint={keepable < images.length ? text.ownPhotos : undefined}
            checked={isKept}
            disabled={isGenerating}
            onChange={setKept}
          />
        )}
        <BatchProgress state={state} onCancel={onCancelGeneration} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-[clamp(1rem,3vw,1.75rem)] py-3.5 max-sm:*:flex-1">
        <p className="mr-auto text-sm text-ink-2 max-sm:basis-full!" aria-live="polite">
          {text.total(total)}
        </p>
        <Button disabled={isGenerating} onClick={onClose}>
          {isGenerating ? text.generating : text.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={isGenerating}
          onClick={() => onCreate({ pairs, repeat, isKept })}
        >
          {isGenerating ? text.generating : text.create}
        </Button>
      </div>
    </>
  );
}

/** Unsaved text by user, for the lifetime of the page. */
const kept = new Map<string, string>();

function useBatchText(): [string, (text: string) => void] {
  const keeper = useSession().user?.id ?? 'guest';
  const [text, setText] = useState(() => kept.get(keeper) ?? '');
  return [
    text,
    (next) => {
      kept.set(keeper, next);
      setText(next);
    },
  ];
}

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
