export const composite = EN
  ? 'It is put together: the person comes from a photo, the rest was computed.'
  : 'Es ist zusammengesetzt: Die Person stammt aus einem Foto, der Rest ist berechnet.';
export const drawnByProgram = EN
  ? 'It was drawn by a program, without a photo.'
  : 'Ein Programm hat es gezeichnet, ganz ohne Foto.';
export const partlyGenerated = EN
  ? 'A generative model made parts of it.'
  : 'Teile davon stammen von einem generativen Modell.';
export const generated = EN
  ? 'A generative model made it.'
  : 'Es stammt von einem generativen Modell.';
export const enhanced = EN
  ? 'A photo that a program has enhanced.'
  : 'Ein Foto, das ein Programm nachbearbeitet hat.';
export const cameraPhoto = EN ? 'A photo taken by a camera.' : 'Ein Foto aus einer Kamera.';
export const otherSource = (kind: string) =>
  EN ? `Its stated kind of source is “${kind}”.` : `Als Art der Quelle ist „${kind}“ angegeben.`;
