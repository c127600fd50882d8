import { useEffect, useState } from 'react';
import { measureOn } from '../lettering/draw-text.js';
import type { Measure } from '../lettering/lay-out-text.js';
import { loadMemeFonts } from '../rendering/meme-fonts.js';

export function useMeasure(): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadMemeFonts().then(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!isGone && canvas) setMeasure(() => measureOn(canvas));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return measure;
}
