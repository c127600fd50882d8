import type { RenderStage } from '@likeness/contracts/http/generation';
import * as text from './messages.js';
import { STAGES, type Stage } from './stages.js';

/** What a stage does, in words. */
export const STAGE_WORDS: Readonly<Record<RenderStage, { label: string; doing: string }>> = {
  analyse: { label: text.photoRead, doing: text.readingPhoto },
  compose: { label: text.framed, doing: text.framing },
  matte: { label: text.cutOut, doing: text.cuttingOut },
  light: { label: text.lightSet, doing: text.settingLight },
  style: { label: text.style, doing: text.styling },
  diffuse: { label: text.drawn, doing: text.drawing },
  decode: { label: text.developed, doing: text.developing },
  verify: { label: text.likenessCheck, doing: text.checkingLikeness },
  encode: { label: text.finish, doing: text.finishing },
};

/** Where there is no photo, there is none to read and nobody to be like. */
const ABOUT_PHOTOS: ReadonlySet<RenderStage> = new Set(['analyse', 'verify']);

/** The stages that a portrait passes. */
export function stagesOf(maker: 'studio' | 'diffusion' | 'words'): readonly Stage[] {
  if (maker === 'words') {
    return STAGES.filter(({ stage, by }) => by !== 'diffusion' && !ABOUT_PHOTOS.has(stage));
  }
  return STAGES.filter(({ by }) => by === undefined || by === maker);
}

export const stageWords = (stage: RenderStage | null) =>
  stage === null ? text.starting : STAGE_WORDS[stage].doing;
