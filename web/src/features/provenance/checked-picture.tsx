import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button, Spinner } from '../../components/button.js';
import { Frame } from '../../components/frame.js';
import { Notice } from '../../components/notice.js';
import { ProgressTicks } from '../../components/progress-ticks.js';
import { answerWords } from './answer-words.js';
import * as text from './messages.js';
import type { Check } from './use-check.js';
import { useObjectUrl } from '../../lib/use-object-url.js';

/** In ms: shows a note on slow checks. */
const LONG_MS = 8_000;

type Begun = Exclude<Check, { step: 'idle' }>;
type CheckedPictureProps = { check: Begun; onRetry: () => void; onReset: () => void };

export function CheckedPicture({ check, onRetry, onReset }: CheckedPictureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = check.step === 'answered' || check.step === 'failed';

  // The clicked button is gone, so the focus moves to the result.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isOver]);

  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Preview file={check.file} part={check.step === 'answered' ? check.report.part : null} />
      <div className="grid min-w-0 justify-items-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
          {headingOf(check)}
        </h2>
        <Outcome check={check} />
        <div className="flex flex-wrap gap-2">
          {check.step === 'failed' && check.failure.canRetry && (
            <Button onClick={onRetry}>{text.tryAgain}</Button>
          )}
          <Button onClick={onReset}>{isOver ? text.checkAnother : text.stop}</Button>
        </div>
      </div>
    </div>
  );
}

function headingOf(check: Begun): string {
  if (check.step === 'sending') return text.sendingPicture;
  if (check.step === 'looking') return text.checkingPicture;
  if (check.step === 'failed') return text.notChecked;
  return answerWords(check.report).title;
}

function Outcome({ check }: { check: Begun }) {
  if (check.step === 'sending') {
    return (
      <div className="w-full">
        <ProgressTicks
          label={text.sending}
          percent={check.percent}
          valueText={text.sent(check.percent)}
        />
      </div>
    );
  }
  if (check.step === 'looking') return <Looking />;
  if (check.step === 'failed') {
    return (
      <Notice tone="error" title={check.failure.title}>
        {check.failure.advice}
      </Notice>
    );
  }
  return (
    <div className="grid max-w-[56ch] gap-2 text-ink-2">
      {answerWords(check.report).sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Looking() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="flex items-start gap-2.5 text-ink-2">
      <Spinner className="mt-0.5 size-5 flex-none" />
      <span>{isLong ? text.stillChecking : text.checking}</span>
    </p>
  );
}

function Preview({ file, part }: { file: File; part: ProvenanceReport['part'] }) {
  const url = useObjectUrl(file);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <Frame
      src={url}
      eager
      ratio="own"
      alt={text.yourPicture}
      unavailable={text.unavailable}
      className={clsx(
        'max-w-72 [&_img]:max-h-96',
        part ? 'w-fit [&_img]:w-auto! [&>span]:min-h-0' : 'w-full [&_img]:object-contain!',
      )}
    >
      {part && (
        <span
          role="img"
          aria-label={text.markedPart}
          className="absolute border-3 border-mark outline-2 outline-white"
          style={{
            left: percent(part.x),
            top: percent(part.y),
            width: percent(part.width),
            height: percent(part.height),
          }}
        />
      )}
    </Frame>
  );
}
