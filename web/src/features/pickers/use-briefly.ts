import { useEffect, useState } from 'react';

export function useBriefly(ms: number): [boolean, () => void] {
  const [calls, setCalls] = useState(0);
  const [over, setOver] = useState(0);

  useEffect(() => {
    if (calls === over) return;
    const timer = setTimeout(() => setOver(calls), ms);
    return () => clearTimeout(timer);
  }, [calls, over, ms]);

  return [calls > over, () => setCalls((before) => before + 1)];
}
