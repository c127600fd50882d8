import type { Image, ImageList } from '@likeness/contracts/http/images';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  imagePageQuery,
  imageQuery,
  imagesAroundQuery,
} from '../../../lib/images/image-queries.js';
import type { ImageView } from '../../../lib/images/image-view.js';
import { lateComponent } from '../../../lib/late-component.js';
import { logFault } from '../../../lib/log.js';
import { styleOf } from '../../../lib/recipe.js';
import { placesAround } from '../../viewer/viewed-list.js';

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

type ImagePlace = { page: number; offset: number };

export function placeAt(index: number, total: number, limit: number): ImagePlace {
  const wrapped = ((index % total) + total) % total;
  return { page: Math.floor(wrapped / limit) + 1, offset: wrapped % limit };
}

export function indexIn(list: ImageList, imageId: string, limit: number): number | null {
  const offset = list.images.findIndex(({ id }) => id === imageId);
  return offset < 0 ? null : (list.page - 1) * limit + offset;
}

type ViewedOptions = Omit<GalleryViewerProps, 'styleName' | 'onClose'>;

function useViewedImages({ view, limit, page, image: opened, onShow }: ViewedOptions) {
  const queryClient = useQueryClient();
  const imageId = opened?.id ?? '';
  const isOpen = opened !== null;
  const likely = useQuery({ ...imagePageQuery(view, page, limit), enabled: isOpen });
  const isHere = likely.data !== undefined && indexIn(likely.data, imageId, limit) !== null;
  const isElsewhere = isOpen && likely.isFetched && !likely.isPlaceholderData && !isHere;
  const around = useQuery({ ...imagesAroundQuery(view, imageId, limit), enabled: isElsewhere });
  // An image that has left the view, for example by a reaction, stays until the user moves on.
  const single = useQuery({
    ...imageQuery(imageId),
    ...(opened && { initialData: opened }),
    enabled: isElsewhere && around.isError,
  });
  const list = isHere ? likely.data : around.data;
  const index = list ? indexIn(list, imageId, limit) : null;
  const total = (list ?? likely.data)?.total ?? 0;

  const places =
    index === null ? [] : placesAround(index, total).map((near) => placeAt(near, total, limit));
  const pages = [...new Set(places.map((place) => place.page))];
  const lists = useQueries({
    queries: pages.map((number) => imagePageQuery(view, number, limit)),
    combine: (answers) =>
      answers.map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data)),
  });
  if (!isOpen) return null;

  async function turn(step: 1 | -1): Promise<void> {
    if (total === 0) return;
    const target = placeAt(index === null ? 0 : index + step, total, limit);
    const found = await queryClient.fetchQuery(imagePageQuery(view, target.page, limit));
    const next = found.images[target.offset] ?? found.images.at(-1);
    if (next) onShow(next, target.page);
  }
  return {
    image: list?.images.find(({ id }) => id === imageId) ?? single.data,
    index,
    total,
    neighbours: places.flatMap(
      (place) => lists[pages.indexOf(place.page)]?.images[place.offset] ?? [],
    ),
    turn: (step: 1 | -1) =>
      void turn(step).catch((error: unknown) =>
        logFault('The next image could not be fetched', error),
      ),
    error: single.error,
    retry: () => void single.refetch(),
  };
}
