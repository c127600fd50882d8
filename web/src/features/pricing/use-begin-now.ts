import { useRef, useState } from 'react';
import type { Checkout } from './use-checkout.js';

/** @param isAsked false for visitors, who log in first */
export function useBeginNow(isAsked: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const unless =
    <T>(order: (what: T) => void) =>
    (what: T) => {
      const mayOrder = isAgreed || !isAsked;
      setMissing(!mayOrder);
      if (mayOrder) order(what);
      else input.current?.focus();
    };
  return {
    input,
    isAgreed,
    isMissing,
    onChange: (isChecked: boolean) => {
      setAgreed(isChecked);
      setMissing(false);
    },
    guarded: (checkout: Checkout): Checkout => ({
      ...checkout,
      subscribe: unless(checkout.subscribe),
      buy: unless(checkout.buy),
    }),
  };
}
