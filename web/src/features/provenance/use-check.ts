import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { useEffect, useRef, useState } from 'react';
import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { examineFile } from '../../lib/api/image-file.js';
import { type FileProblem, problemOf, tooLarge } from './file-problem.js';
import * as text from './messages.js';

/** The original file name is private, so send this one. */
const SENT_NAME = 'picture';

type Failure = FileProblem & { readonly canRetry: boolean };

export type Check =
  | { readonly step: 'idle'; readonly problem?: FileProblem }
  | { readonly step: 'sending'; readonly file: File; readonly percent: number }
  | { readonly step: 'looking'; readonly file: File }
  | { readonly step: 'answered'; readonly file: File; readonly report: ProvenanceReport }
  | { readonly step: 'failed'; readonly file: File; readonly failure: Failure };

type Checking = {
  readonly check: Check;
  readonly begin: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly reset: () => void;
};

export function useCheck(): Checking {
  const [check, setCheck] = useState<Check>({ step: 'idle' });
  const running = useRef(new AbortController());

  useEffect(() => () => running.current.abort(), []);

  function replaceRunning(): AbortSignal {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function begin(files: readonly File[]) {
    const signal = replaceRunning();
    const tell = (next: Check) => {
      if (!signal.aborted) setCheck(next);
    };
    const problem = await problemOf(files).catch(() => UNREADABLE);
    const [file] = files;
    if (problem || file === undefined) return tell({ step: 'idle', ...(problem && { problem }) });
    tell({ step: 'sending', file, percent: 0 });
    const onSent = (percent: number) =>
      tell(percent < 100 ? { step: 'sending', file, percent } : { step: 'looking', file });
    try {
      const report = await examineFile(file, SENT_NAME, { onSent, signal });
      tell({ step: 'answered', file, report });
    } catch (error) {
      tell({ step: 'failed', file, failure: failureOf(error, file) });
    }
  }

  return {
    check,
    begin: (files) => void begin(files),
    retry: () => {
      if ('file' in check) void begin([check.file]);
    },
    reset: () => {
      replaceRunning();
      setCheck({ step: 'idle' });
    },
  };
}

const UNREADABLE: FileProblem = { title: text.unreadable, advice: text.unreadableAdvice };

function failureOf(error: unknown, file: File): Failure {
  if (error instanceof ConnectionError) {
    const title = navigator.onLine ? text.connectionLost : text.offline;
    return { title, advice: text.notCheckedAdvice, canRetry: true };
  }
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 413) return { ...tooLarge(file.size), canRetry: false };
  if (error.status === 429) {
    const wait = error.retryAfterSeconds ?? 60;
    return {
      title: text.manyChecks,
      advice: wait < 90 ? text.waitSeconds(wait) : text.waitMinutes(Math.ceil(wait / 60)),
      canRetry: true,
    };
  }
  if (error.status >= 500) {
    return { title: text.unfinished, advice: error.message, canRetry: true };
  }
  return { title: text.couldNotCheck, advice: error.message, canRetry: false };
}
