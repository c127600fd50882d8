import type { RenderStage } from '@likeness/contracts/http/generation';
import * as text from '../messages/en.js';

type StageEntry = {
  readonly stage: RenderStage;
  readonly label: string;
  readonly doing: string;
  /** Absent where portraits of every kind pass it. */
  readonly by?: 'studio' | 'diffusion';
};

/** What a stage does, in words, in the order a portrait passes them. */
const STAGES: readonly StageEntry[] = [
  { stage: 'analyse', label: text.photoRead, doing: text.readingPhoto },
  { stage: 'compose', label: text.framed, doing: text.framing, by: 'studio' },
  { stage: 'matte', label: text.cutOut, doing: text.cuttingOut, by: 'studio' },
  { stage: 'light', label: text.lightSet, doing: text.settingLight, by: 'studio' },
  { stage: 'style', label: text.style, doing: text.styling, by: 'studio' },
  { stage: 'diffuse', label: text.drawn, doing: text.drawing, by: 'diffusion' },
  { stage: 'decode', label: text.developed, doing: text.developing, by: 'diffusion' },
  { stage: 'verify', label: text.likenessCheck, doing: text.checkingLikeness },
  { stage: 'encode', label: text.finish, doing: text.finishing },
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
  return STAGES.find((entry) => entry.stage === stage)?.doing ?? text.starting;
}

const place = (wanted: RenderStage) => STAGES.findIndex(({ stage }) => stage === wanted);

export function isEarlierStage(stage: RenderStage, than: RenderStage | null): boolean {
  return than !== null && place(stage) < place(than);
}

/** The later of two stages. */
export function laterStage(one: RenderStage | null, other: RenderStage): RenderStage {
  return one !== null && isEarlierStage(other, one) ? one : other;
}
