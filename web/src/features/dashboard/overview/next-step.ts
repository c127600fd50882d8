import type { ImageList } from '@likeness/contracts/http/images';

export type NextStep = {
  title: string;
  text: string;
  link: { to: '/lenszero' | '/kontextlens'; label: string };
};

export function nextStep({ counts }: Pick<ImageList, 'counts'>): NextStep | null {
  if (!counts) return null;
  if (counts.ai_generated === 0) {
    return {
      title: 'Your photo is here. Make a portrait of it.',
      text: 'Choose it under Gallery, pick a style and press Create.',
      link: { to: '/lenszero', label: 'Open LensZero' },
    };
  }
  const { like, dislike } = counts.reactions;
  if (counts.ai_generated <= 12 && like + dislike === 0) {
    return {
      title: 'Like what looks most like you.',
      text: 'Press an image, then the heart. “Make more like this” begins from there, and Liked finds it again.',
      link: { to: '/kontextlens', label: 'Or combine photos in KontextLens' },
    };
  }
  return null;
}
