import { useRef, useState } from 'react';

export function useBusy(): [boolean, (work: () => Promise<void>) => void] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  function run(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void work().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  }

  return [isBusy, run];
}
