import { useEffect, useRef, useState } from 'react';
import { countDown } from './countdown.js';

export function useCooldown(seconds: number): [number, () => void] {
  const [left, setLeft] = useState(0);
  const end = useRef(() => {});

  useEffect(() => () => end.current(), []);

  function start() {
    end.current();
    end.current = countDown(seconds, setLeft);
  }

  return [left, start];
}
