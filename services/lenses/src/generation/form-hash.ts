import { createHash } from 'node:crypto';
import type { PortraitForm } from '@likeness/contracts/http/generation';

/** What binds the images of one generation together: everything they were asked with but the index. */
export function hashForm(form: PortraitForm, photoIds: readonly string[]): string {
  const bound = {
    style: form.style.toLowerCase(),
    gender: form.gender,
    pro: form.pro_generation,
    count: form.image_count,
    photos: [...photoIds].sort(),
  };
  return createHash('sha256').update(JSON.stringify(bound)).digest('hex');
}
