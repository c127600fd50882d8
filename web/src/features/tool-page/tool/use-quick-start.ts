import { useState } from 'react';
import type { PageRules } from './page-tool.js';

export type QuickStart = {
  /** The current step; null at rest. */
  step: string | null;
  fault: string | null;
  start: () => Promise<void>;
};

export function useQuickStart(
  { fillQuickly, words }: Pick<PageRules<never>, 'fillQuickly' | 'words'>,
  submit: () => void,
): QuickStart {
  const [step, setStep] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function start() {
    setFault(null);
    try {
      const found = await fillQuickly(setStep);
      setFault(found);
      if (found === null) submit();
    } catch {
      setFault(words.quickStartFailed);
    }
    setStep(null);
  }

  return { step, fault, start };
}
