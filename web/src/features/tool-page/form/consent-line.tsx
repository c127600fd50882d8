import { useState } from 'react';
import { lateComponent } from '../../../lib/late-component.js';
import * as text from '../messages.js';

const WithdrawDialog = lateComponent(
  async () => (await import('../../consent/withdraw-dialog.js')).WithdrawDialog,
);

type ConsentLineProps = {
  isLocked: boolean;
  onWithdrawn: () => void;
};

/** Lets the user withdraw the consent (GDPR: as easy as giving it). */
export function ConsentLine({ isLocked, onWithdrawn }: ConsentLineProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="text-sm text-ink-2">
        {text.agreedToAnalysis}{' '}
        <button
          type="button"
          className="link min-h-6 font-semibold text-ink disabled:text-ink-3"
          disabled={isLocked}
          onClick={() => setAsking(true)}
        >
          {text.withdrawConsent}
        </button>
      </p>
      {isAsking && <WithdrawDialog onClose={() => setAsking(false)} onWithdrawn={onWithdrawn} />}
    </>
  );
}
