export const composite =
  'It is put together: the person comes from a photo, the rest was computed.';
export const drawnByProgram = 'It was drawn by a program, without a photo.';
export const partlyGenerated = 'A generative model made parts of it.';
export const generated = 'A generative model made it.';
export const enhanced = 'A photo that a program has enhanced.';
export const cameraPhoto = 'A photo taken by a camera.';
export const otherSource = (kind: string) => `Its stated kind of source is “${kind}”.`;
