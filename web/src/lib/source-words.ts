import * as text from './sources-messages.js';

/** Everyday words for the IPTC NewsCodes terms for digital source types. */
const SOURCES: Record<string, string> = {
  composite: text.composite,
  algorithmicMedia: text.drawnByProgram,
  compositeWithTrainedAlgorithmicMedia: text.partlyGenerated,
  trainedAlgorithmicMedia: text.generated,
  algorithmicallyEnhanced: text.enhanced,
  digitalCapture: text.cameraPhoto,
};

export function sourceWords(term: string | null): string[] {
  if (term === null) return [];
  const name = term.split('/').at(-1) ?? '';
  return [SOURCES[name] ?? text.otherSource(name)];
}
