import { plural } from '../../../lib/plural.js';

export const question = 'Einwilligung zur Gesichtsanalyse widerrufen?';
export const goes = 'Wir löschen deine Fotos und die Vergleiche mit ihnen in der Großansicht.';
export const counts = (photos: number, portraits: number) =>
  `Fotos, die gehen: ${photos}. Porträts, die bleiben: ${portraits}.`;
export const stays =
  'Deine Porträts bleiben, bis du sie löschst, außer du wählst „nichts behalten“.';
export const inProgress = 'Porträts in Arbeit brechen wir ab.';
export const undoable = 'Direkt danach kannst du das Löschen rückgängig machen.';
export const keepConsent = 'Einwilligung behalten';
export const withdraw = 'Widerrufen';
export const keepNothing = 'Widerrufen, nichts behalten';
export const withdrawn = (images: number) =>
  plural(images, {
    one: 'Einwilligung widerrufen, 1 Bild gelöscht.',
    other: `Einwilligung widerrufen, ${images} Bilder gelöscht.`,
  });
export const askAgain = 'Bevor wir weitere Fotos analysieren, fragen wir wieder.';
export const failed =
  'Wir konnten deine Einwilligung nicht widerrufen. Bitte versuch es noch einmal.';
