import type { Image } from '@likeness/contracts/http/images';
import type { ComponentProps } from 'react';
import { LazyViewer } from '../../viewer/lazy-viewer.js';
import { listOf } from '../../viewer/viewed-list.js';

type RunViewerProps = Omit<ComponentProps<typeof LazyViewer>, 'list'> & {
  images: readonly Image[];
  /** The image shown; null keeps the viewer closed. */
  imageId: string | null;
  onShow: (imageId: string) => void;
};

/** The viewer over the images of a run. */
export function RunViewer({ images, imageId, onShow, ...rest }: RunViewerProps) {
  return <LazyViewer list={listOf(images, imageId, onShow)} {...rest} />;
}
