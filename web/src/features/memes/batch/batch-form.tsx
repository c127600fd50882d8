import type { Image } from '@likeness/contracts/http/images';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { Stepper } from '../../../components/stepper.js';
import { Switch } from '../../../components/switch.js';
import { TextArea } from '../../../components/text-area.js';
import { randomPairs, type TextPair } from '../samples/sample-pairs.js';
import { BatchProgress } from './batch-progress.js';
import { parsePairs, withPairs } from './parse-pairs.js';
import type { BatchState } from './use-batch.js';
import { useBatchText } from './use-batch-text.js';

const MOST_CHARACTERS = 20_000;
const MOST_REPEATS = 10;
const RANDOM = 2;
const EXAMPLE =
  'Bought a plant\nWe both need water\n\nOne more episode\nsaid at four in the morning';

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
  const [text, setText] = useBatchText();
  const [repeat, setRepeat] = useState(1);
  const [isKept, setKept] = useState(false);
  const pairs = parsePairs(text);
  const write = (next: string) => {
    setText(next);
    if (images.length > 0 && parsePairs(next).length > 0) onCorrected();
  };
  const isGenerating = state.phase === 'generating';
  const total = pairs.length * repeat;

  return (
    <>
      <div className="grid min-h-0 content-start gap-5 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-5">
        <p className="text-ink-2">
          Write two lines for each meme, top text and bottom text, with an empty line between memes.
          {images.length === 1
            ? ' Each meme uses the selected image '
            : ` Each meme uses one of ${images.length} images at random `}
          and downloads as a separate file. Your browser may ask whether to allow several downloads.
        </p>
        {hasOnlyMemes && (
          <Notice tone="info" title="Only memes are selected">
            Memes are made from portraits or photos. Select at least one.
          </Notice>
        )}
        <TextArea
          label="Meme texts"
          rows={9}
          max={MOST_CHARACTERS}
          value={text}
          placeholder={EXAMPLE}
          readOnly={isGenerating}
          onChange={write}
          hint={`${pairs.length} meme(s) detected`}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1.5">
            <span className="text-sm font-semibold">Repeat each meme</span>
            <Stepper
              label="Repeat each meme"
              value={repeat}
              min={isGenerating ? repeat : 1}
              max={isGenerating ? repeat : MOST_REPEATS}
              onChange={setRepeat}
            />
          </div>
          <Button
            disabled={isGenerating}
            onClick={() => write(withPairs(text, randomPairs(RANDOM)))}
          >
            <Dices aria-hidden />
            Get {RANDOM} Random Memes
          </Button>
        </div>
        {keepable > 0 && (
          <Switch
            label="Also save to gallery"
            hint={
              keepable < images.length
                ? 'Memes of your own photos can only be downloaded.'
                : undefined
            }
            checked={isKept}
            disabled={isGenerating}
            onChange={setKept}
          />
        )}
        <BatchProgress state={state} onCancel={onCancelGeneration} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-[clamp(1rem,3vw,1.75rem)] py-3.5 max-sm:*:flex-1">
        <p className="mr-auto text-sm text-ink-2 max-sm:basis-full!" aria-live="polite">
          {total === 1 ? '1 meme total' : `${total} memes total`}
        </p>
        <Button disabled={isGenerating} onClick={onClose}>
          {isGenerating ? 'Generating...' : 'Cancel'}
        </Button>
        <Button
          variant="primary"
          disabled={isGenerating}
          onClick={() => onCreate({ pairs, repeat, isKept })}
        >
          {isGenerating ? 'Generating...' : 'Create'}
        </Button>
      </div>
    </>
  );
}
