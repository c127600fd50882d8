import type { Image } from '@likeness/contracts/http/images';
import type { StoredImage } from '../database/image.entity.js';

export function toImage(image: StoredImage): Image {
  return {
    id: image.id,
    name: image.name,
    url: `images/${image.id}/file`,
    created_at: image.createdAt.toISOString(),
    width: image.width,
    height: image.height,
    reaction: image.reaction,
    creation_method_name: image.creationMethodName,
    creation_method_config: image.creationMethodConfig,
    should_add_watermark: image.shouldAddWatermark,
    is_enlarged: image.isEnlarged,
    likeness: image.likeness,
    expires_at: image.expiresAt?.toISOString() ?? null,
    // Empty if none can be made.
    placeholder: image.placeholder === '' ? null : image.placeholder,
  };
}
