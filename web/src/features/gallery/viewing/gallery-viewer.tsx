import type { Image } from '@likeness/contracts/http/images';
import type { ImageView } from '../../../lib/images/image-view.js';
import { lateComponent } from '../../../lib/late-component.js';
import { styleOf } from '../../../lib/recipe.js';
import { useViewedImages } from './use-viewed-images.js';

const Viewer = lateComponent(async () => (await import('../../viewer/viewer.js')).Viewer);

type GalleryViewerProps = {
  view: ImageView;
  limit: number;
  page: number;
  image: Image | null;
  styleName: (style: string) => string;
  onShow: (image: Image, page: number) => void;
  onClose: () => void;
};

export function GalleryViewer({ styleName, onClose, ...options }: GalleryViewerProps) {
  const list = useViewedImages(options);
  const nameOf = (image: Image) => {
    const style = styleOf(image);
    return style === null ? '' : styleName(style);
  };
  return list && <Viewer list={list} styleNameOf={nameOf} onClose={onClose} />;
}
