import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImageChange } from './image-change.js';
import { showImageChange, tellImageChange } from './tell-image-change.js';

export type TellImages = {
  /** The server has answered images as they are now, such as without their watermark. */
  updated: (images: readonly Image[]) => void;
  /** An image has come into the gallery, such as a saved meme. */
  added: () => void;
};

/** Carries what a call has answered into every list of every tab. */
export function useTellImages(): TellImages {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const tell = (change: ImageChange) => {
      showImageChange(queryClient, change);
      tellImageChange(queryClient, change);
    };
    return {
      updated: (images) => tell({ type: 'updated', images: [...images] }),
      added: () => tell({ type: 'added' }),
    };
  }, [queryClient]);
}
