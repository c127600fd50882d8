import { randomUUID } from 'node:crypto';
import type { RenderSpec } from '@likeness/contracts/http/internal';

/** A guest's order of one image from a prompt, without photos. */
export function renderSpec(own: Partial<RenderSpec> = {}): RenderSpec {
  return {
    render_id: randomUUID(),
    attempt: 1,
    lane: 'studio',
    owner: { kind: 'visitor', id: 'a-visitor' },
    generation_id: randomUUID(),
    image_index: 0,
    tool: 'lenszero',
    style: null,
    gender: 'woman',
    prompt: { positive: 'in a red coat', negative: '' },
    head_pose: null,
    is_watermarked: true,
    seed: 7,
    size: 256,
    references: [],
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    ...own,
  };
}
