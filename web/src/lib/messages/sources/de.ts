export const composite =
  'Es ist zusammengesetzt: Die Person stammt aus einem Foto, der Rest ist berechnet.';
export const drawnByProgram = 'Ein Programm hat es gezeichnet, ganz ohne Foto.';
export const partlyGenerated = 'Teile davon stammen von einem generativen Modell.';
export const generated = 'Es stammt von einem generativen Modell.';
export const enhanced = 'Ein Foto, das ein Programm nachbearbeitet hat.';
export const cameraPhoto = 'Ein Foto aus einer Kamera.';
export const otherSource = (kind: string) => `Als Art der Quelle ist „${kind}“ angegeben.`;
