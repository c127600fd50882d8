import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FileButton } from '../../components/file-button.js';
import { Notice } from '../../components/notice.js';
import { useIncomingFiles } from '../../lib/use-incoming-files.js';
import { CheckedPicture } from './checked-picture.js';
import { type FileProblem, TAKEN } from './file-problem.js';
import * as text from './messages.js';
import type { useCheck } from './use-check.js';

/** Phones have no drag and drop. */
const onPhone = 'md:pointer-fine:hidden';
const notOnPhone = 'max-md:hidden pointer-coarse:hidden';

export function CheckPanel({ checking }: { checking: ReturnType<typeof useCheck> }) {
  const { check, begin, reset } = checking;
  const isDragging = useIncomingFiles(begin);
  const chooser = useRef<HTMLButtonElement>(null);
  const wasReset = useRef(false);

  useEffect(() => {
    // The clicked button is gone: keep the focus at the file chooser.
    if (check.step === 'idle' && wasReset.current) chooser.current?.focus();
    wasReset.current = false;
  }, [check.step]);

  function startAgain() {
    wasReset.current = true;
    reset();
  }

  return (
    <section aria-label={text.checkPicture} className="min-w-0">
      {check.step === 'idle' || isDragging ? (
        <PictureDrop
          isDragging={isDragging}
          problem={check.step === 'idle' ? check.problem : undefined}
          onFiles={begin}
          chooser={chooser}
        />
      ) : (
        <CheckedPicture check={check} onRetry={checking.retry} onReset={startAgain} />
      )}
    </section>
  );
}

type PictureDropProps = {
  isDragging: boolean;
  problem: FileProblem | undefined;
  onFiles: (files: readonly File[]) => void;
  chooser: React.RefObject<HTMLButtonElement | null>;
};

function PictureDrop({ isDragging, problem, onFiles, chooser }: PictureDropProps) {
  return (
    <div className="grid gap-4">
      <div
        className={clsx(
          'crop-marks grid min-h-80 content-center justify-items-center gap-4 bg-well px-4 py-8 text-center lg:min-h-96',
          isDragging && '[--crop-color:var(--color-mark)] [--crop-length:34px] [--crop-width:3px]',
        )}
      >
        <p className="type-h3">
          {isDragging ? (
            text.letGo
          ) : (
            <>
              <span className={notOnPhone}>{text.dropOrPaste}</span>
              <span className={onPhone}>{text.choosePicture}</span>
            </>
          )}
        </p>
        <FileButton
          ref={chooser}
          accept={TAKEN.accept}
          inputLabel={text.pictureToCheck}
          aria-describedby="taken"
          onFiles={onFiles}
        >
          <ImageUp aria-hidden />
          {text.choosePicture}
        </FileButton>
        <div id="taken" className="grid max-w-[44ch] gap-1 text-sm text-ink-2">
          <p>{TAKEN.words}</p>
          <p>{text.discarded}</p>
        </div>
      </div>
      {problem && (
        <Notice tone="error" title={problem.title}>
          {problem.advice}
        </Notice>
      )}
    </div>
  );
}
