import { useEffect, useState } from 'react';

/** A value that goes back to null after `ms`. Showing a value again restarts the time. */
export function useBriefly<Value>(ms: number): [Value | null, (value: Value) => void] {
  const [shown, setShown] = useState<{ value: Value } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  return [shown && shown.value, (value) => setShown({ value })];
}
