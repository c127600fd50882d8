import type { Image } from '@likeness/contracts/http/images';
import { useEffect, useRef, useState } from 'react';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { logFault } from '../../../lib/log.js';
import * as text from '../messages.js';
import { deviceOf } from '../rendering/export-size.js';
import type { TextPair } from '../samples/sample-pairs.js';
import { type MemeJob, planBatch, runBatch } from './meme-batch.js';

const RESET_MS = 2_000;
const PAUSE_MS = { desktop: 1_000, mobile: 1_500, ios: 1_500 };

export type BatchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'generating'; readonly made: number; readonly total: number }
  | { readonly phase: 'done'; readonly made: number }
  | { readonly phase: 'faulty'; readonly words: string };

const IDLE: BatchState = { phase: 'idle' };

type BatchOrder = {
  readonly pairs: readonly TextPair[];
  readonly images: readonly Image[];
  readonly repeat: number;
  readonly isKept: boolean;
};

type WantedMeme = MemeJob<Image> & { readonly isKept: boolean };

type MakeMeme = (job: WantedMeme, index: number, signal: AbortSignal) => Promise<void>;

function wordsOf(error: unknown): string {
  return error instanceof ApiError || error instanceof ConnectionError
    ? error.message
    : text.batchFailed;
}

export function useBatch(make: MakeMeme) {
  const [state, setState] = useState<BatchState>(IDLE);
  const running = useRef<AbortController>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(reset.current);
    },
    [],
  );

  function show(next: BatchState, isBrief = false) {
    clearTimeout(reset.current);
    setState(next);
    if (isBrief) reset.current = setTimeout(() => setState(IDLE), RESET_MS);
  }

  async function create({ pairs, images, repeat, isKept }: BatchOrder) {
    if (running.current) return;
    const [first, ...others] = images;
    if (first === undefined || pairs.length === 0) {
      show({ phase: 'faulty', words: text.notReady });
      return;
    }
    const cancelling = new AbortController();
    running.current = cancelling;
    const jobs = planBatch(pairs, [first, ...others], repeat);
    const total = jobs.length;
    show({ phase: 'generating', made: 0, total });
    try {
      await runBatch({
        jobs,
        make: (job, index) => make({ ...job, isKept }, index, cancelling.signal),
        onMade: (made) => show({ phase: 'generating', made, total }),
        pauseMs: PAUSE_MS[deviceOf(navigator)],
        signal: cancelling.signal,
      });
      show({ phase: 'done', made: total }, true);
    } catch (error) {
      if (cancelling.signal.aborted) {
        show({ phase: 'faulty', words: text.batchCancelled }, true);
      } else {
        logFault('A batch of memes has ended', error);
        show({ phase: 'faulty', words: wordsOf(error) });
      }
    } finally {
      running.current = null;
    }
  }

  return {
    state,
    create,
    cancel: () => running.current?.abort(),
    clearFault: () => state.phase === 'faulty' && show(IDLE),
  };
}
