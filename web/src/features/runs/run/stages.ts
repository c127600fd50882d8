import type { RenderStage } from '@likeness/contracts/http/generation';

type StageEntry = {
  readonly stage: RenderStage;
  readonly label: string;
  readonly doing: string;
  /** Absent where portraits of every kind pass it. */
  readonly by?: 'studio' | 'diffusion';
};

/** What a stage does, in words, in the order a portrait passes them. */
const STAGES: readonly StageEntry[] = [
  { stage: 'analyse', label: 'Photo read', doing: 'Reading photo' },
  { stage: 'compose', label: 'Framed', doing: 'Framing', by: 'studio' },
  { stage: 'matte', label: 'Cut out', doing: 'Cutting out', by: 'studio' },
  { stage: 'light', label: 'Light set', doing: 'Setting light', by: 'studio' },
  { stage: 'style', label: 'Style', doing: 'Styling', by: 'studio' },
  { stage: 'diffuse', label: 'Drawn', doing: 'Drawing', by: 'diffusion' },
  { stage: 'decode', label: 'Developed', doing: 'Developing', by: 'diffusion' },
  { stage: 'verify', label: 'Likeness check', doing: 'Checking likeness' },
  { stage: 'encode', label: 'Finishing', doing: 'Finishing' },
];

/** Who makes the portraits that pass a stage; undefined where all do. */
export function makerBy(stage: RenderStage | null): StageEntry['by'] {
  return STAGES.find((entry) => entry.stage === stage)?.by;
}

/** Where there is no photo, there is none to read and nobody to be like. */
const ABOUT_PHOTOS: ReadonlySet<RenderStage> = new Set(['analyse', 'verify']);

/** The stages that a portrait passes. */
export function stagesOf(maker: 'studio' | 'diffusion' | 'words'): readonly StageEntry[] {
  if (maker === 'words') {
    return STAGES.filter(({ stage, by }) => by !== 'diffusion' && !ABOUT_PHOTOS.has(stage));
  }
  return STAGES.filter(({ by }) => by === undefined || by === maker);
}

export function stageWords(stage: RenderStage | null): string {
  return STAGES.find((entry) => entry.stage === stage)?.doing ?? 'Starting';
}

const place = (wanted: RenderStage) => STAGES.findIndex(({ stage }) => stage === wanted);

export function isEarlierStage(stage: RenderStage, than: RenderStage | null): boolean {
  return than !== null && place(stage) < place(than);
}

/** The later of two stages. */
export function laterStage(one: RenderStage | null, other: RenderStage): RenderStage {
  return one !== null && isEarlierStage(other, one) ? one : other;
}
