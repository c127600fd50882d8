import type { ImageList } from '@likeness/contracts/http/images';
import * as text from './messages/en.js';

export type NextStep = {
  title: string;
  text: string;
  link: { to: '/lenszero' | '/kontextlens'; label: string };
};

export function nextStep({ counts }: Pick<ImageList, 'counts'>): NextStep | null {
  if (!counts) return null;
  if (counts.ai_generated === 0) {
    return {
      title: text.photoIsHere,
      text: text.photoIsHereText,
      link: { to: '/lenszero', label: text.openLensZero },
    };
  }
  const { like, dislike } = counts.reactions;
  if (counts.ai_generated <= 12 && like + dislike === 0) {
    return {
      title: text.heartFavorites,
      text: text.heartFavoritesText,
      link: { to: '/kontextlens', label: text.orKontextLens },
    };
  }
  return null;
}
