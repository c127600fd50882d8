import type { RenderStage } from '@likeness/contracts/http/generation';

export type Stage = {
  readonly stage: RenderStage;
  /** Absent where portraits of every kind pass it. */
  readonly by?: 'studio' | 'diffusion';
};

/** In the order a portrait passes them. */
export const STAGES: readonly Stage[] = [
  { stage: 'analyse' },
  { stage: 'compose', by: 'studio' },
  { stage: 'matte', by: 'studio' },
  { stage: 'light', by: 'studio' },
  { stage: 'style', by: 'studio' },
  { stage: 'diffuse', by: 'diffusion' },
  { stage: 'decode', by: 'diffusion' },
  { stage: 'verify' },
  { stage: 'encode' },
];

/** Who makes the portraits that pass a stage; undefined where all do. */
export function makerBy(stage: RenderStage | null): Stage['by'] {
  return STAGES.find((entry) => entry.stage === stage)?.by;
}

const place = (wanted: RenderStage) => STAGES.findIndex(({ stage }) => stage === wanted);

export function isEarlierStage(stage: RenderStage, than: RenderStage | null): boolean {
  return than !== null && place(stage) < place(than);
}

/** The later of two stages. */
export function laterStage(one: RenderStage | null, other: RenderStage): RenderStage {
  return one !== null && isEarlierStage(other, one) ? one : other;
}
