import type { Image } from '@likeness/contracts/http/images';
import { useEffect } from 'react';
import { displayUrl } from '../../../lib/api/image-url.js';

/** A neighbour may take longer than the picture that is looked at. */
const PRELOAD_MS = 45_000;

/** Fetches a picture ahead; the function it returns gives up. */
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

/** Has the pictures on each side ready, once the one in the middle is there. */
export function useNeighbours(neighbours: readonly Image[], isReady: boolean): void {
  const addresses = neighbours.map((image) => displayUrl(image, 1024)).join(' ');

  useEffect(() => {
    if (!isReady || addresses === '') return;
    const stops = addresses.split(' ').map(preload);
    return () => stops.forEach((stop) => stop());
  }, [addresses, isReady]);
}
