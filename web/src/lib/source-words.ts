/** Everyday words for the IPTC NewsCodes terms for digital source types. */
const SOURCES: Record<string, string> = {
  composite: 'It is put together: the person comes from a photo, the rest was computed.',
  algorithmicMedia: 'It was drawn by a program, without a photo.',
  compositeWithTrainedAlgorithmicMedia: 'A generative model made parts of it.',
  trainedAlgorithmicMedia: 'A generative model made it.',
  algorithmicallyEnhanced: 'A photo that a program has enhanced.',
  digitalCapture: 'A photo taken by a camera.',
};

export function sourceWords(term: string | null): string[] {
  if (term === null) return [];
  const name = term.split('/').at(-1) ?? '';
  return [SOURCES[name] ?? `Its stated kind of source is “${name}”.`];
}
