export const RENDER_STATES = [
  'queued',
  'rendering',
  'done',
  'refused',
  'failed',
  'cancelled',
  'expired',
] as const;
export type RenderState = (typeof RENDER_STATES)[number];

export function isFinal(state: RenderState): boolean {
  return state !== 'queued' && state !== 'rendering';
}
