import { imagePageQuery, loadedImagesQuery } from '../../../lib/images/image-queries.js';
import { loadEarly, loadPagesEarly, type RouteContext } from '../../../lib/load-early.js';
import { viewOf, type GalleryAddress } from '../address/gallery-address.js';
import { pageSizeOf, recalledPages, WIDE } from './page-size.js';

export function loadGalleryEarly(context: RouteContext, address: GalleryAddress): void {
  const { innerWidth } = window;
  const limit = pageSizeOf(innerWidth);
  const view = viewOf(address);
  if (innerWidth >= WIDE) loadEarly(context, imagePageQuery(view, address.page, limit));
  else {
    const pages = recalledPages(address.page);
    loadPagesEarly(context, { ...loadedImagesQuery(view, limit), pages });
  }
}
