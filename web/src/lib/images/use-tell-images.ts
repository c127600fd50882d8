import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImageChange } from './image-change.js';
import { showImageChange, tellImageChange } from './tell-image-change.js';

export type TellImages = {
  updated: (images: readonly Image[]) => void;
  added: () => void;
};

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
