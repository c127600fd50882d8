import type { Image } from '@likeness/contracts/http/images';
import { useEffect } from 'react';
import { displayUrl } from '../../../lib/api/image-url.js';

/** In ms: a neighbor may load slower than the visible picture. */
const PRELOAD_MS = 45_000;

function preload(src: string): () => void {
  const picture = document.createElement('img');
  const stop = () => {
    clearTimeout(timer);
    picture.src = '';
  };
  const timer = setTimeout(stop, PRELOAD_MS);
  picture.fetchPriority = 'low';
  picture.onload = picture.onerror = () => clearTimeout(timer);
  picture.src = src;
  return stop;
}

export function useNeighbours(neighbours: readonly Image[], isReady: boolean): void {
  const addresses = neighbours.map((image) => displayUrl(image, 1024)).join(' ');

  useEffect(() => {
    if (!isReady || addresses === '') return;
    const stops = addresses.split(' ').map(preload);
    return () => stops.forEach((stop) => stop());
  }, [addresses, isReady]);
}
