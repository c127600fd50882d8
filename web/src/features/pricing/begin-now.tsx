import { type Ref, useRef, useState } from 'react';
import { ErrorAlert } from '../../components/field-error.js';
import { lateComponent } from '../../lib/late-component.js';
import * as text from './messages.js';
import type { Checkout } from './use-checkout.js';

const WithdrawalInstruction = lateComponent(
  async () => (await import('./withdrawal-instruction.js')).WithdrawalInstruction,
);

type BeginNowProps = {
  input: Ref<HTMLInputElement>;
  checked: boolean;
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
};

/** The express request to begin before the withdrawal period ends (BGB §357a). */
export function BeginNow({ input, checked, isMissing, onChange }: BeginNowProps) {
  const [isRead, setRead] = useState(false);
  return (
    <section aria-label={text.rightOfWithdrawal} className="grid gap-3">
      <label className="flex min-h-11 items-start gap-3">
        <input
          ref={input}
          type="checkbox"
          className="mt-1 size-4.5 flex-none"
          checked={checked}
          aria-invalid={isMissing}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="max-w-[62ch]">{text.beginNow}</span>
      </label>
      <ErrorAlert error={isMissing ? text.beginNowMissing : null} className="empty:hidden" />
      <details onToggle={(event) => setRead(event.currentTarget.open)}>
        <summary className="link min-h-11">{text.readInstruction}</summary>
        {isRead && <WithdrawalInstruction />}
      </details>
    </section>
  );
}

/** @param isAsked false for visitors, who log in first */
export function useBeginNow(isAsked: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const unless =
    <T,>(order: (what: T) => void) =>
    (what: T) => {
      const mayOrder = isAgreed || !isAsked;
      setMissing(!mayOrder);
      if (mayOrder) order(what);
      else input.current?.focus();
    };
  return {
    isAgreed,
    box: {
      input,
      checked: isAgreed,
      isMissing,
      onChange: (isChecked: boolean) => {
        setAgreed(isChecked);
        setMissing(false);
      },
    },
    guarded: (checkout: Checkout): Checkout => ({
      ...checkout,
      subscribe: unless(checkout.subscribe),
      buy: unless(checkout.buy),
    }),
  };
}
