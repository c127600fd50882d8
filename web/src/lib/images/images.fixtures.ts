import type { Image, ImageList } from '@likeness/contracts/http/images';

export function imageNamed(id: string, changes: Partial<Image> = {}): Image {
  return {
    id,
    name: `${id}.jpg`,
    url: `images/${id}/file`,
    created_at: '2026-05-14T10:00:00.000Z',
    width: 1024,
    height: 1024,
    reaction: null,
    creation_method_name: 'lenszero',
    creation_method_config: null,
    should_add_watermark: 'true',
    likeness: null,
    expires_at: null,
    placeholder: null,
    ...changes,
  };
}

export function listOf(images: readonly Image[], changes: Partial<ImageList> = {}): ImageList {
  const rest = { total_is_capped: false, next: null, page: 1, counts: null, expiring: null };
  return { images: [...images], total: images.length, ...rest, ...changes };
}
