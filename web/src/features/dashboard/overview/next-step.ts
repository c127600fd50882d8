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
      title: 'Your photo is here. Make a portrait from it.',
      text: 'Choose it from your gallery, pick a style and press Create.',
      link: { to: '/lenszero', label: 'Open LensZero' },
    };
  }
  const { like, dislike } = counts.reactions;
  if (counts.ai_generated <= 12 && like + dislike === 0) {
    return {
      title: 'Heart your favorites.',
      text: 'Open an image and tap the heart. Then use “Make more like this”, or find it under Liked.',
      link: { to: '/kontextlens', label: 'Or combine photos in KontextLens' },
    };
  }
  return null;
}
