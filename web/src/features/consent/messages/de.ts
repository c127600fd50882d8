import { plural } from '../../../lib/plural.js';

export const question = 'Einwilligung zur Gesichtsanalyse widerrufen?';
export const goes = (photos: number | undefined) =>
  photos === undefined
    ? 'Wir löschen deine Fotos und die Vergleiche mit ihnen in der Großansicht.'
    : plural(photos, {
        one: 'Wir löschen dein Foto und die Vergleiche mit ihm in der Großansicht.',
        other: `Wir löschen deine ${photos} Fotos und die Vergleiche mit ihnen in der Großansicht.`,
      });
export const stays = (portraits: number | undefined) =>
  portraits === undefined
    ? 'Deine Porträts bleiben, bis du sie löschst, außer du wählst „nichts behalten“.'
    : plural(portraits, {
        one: 'Dein Porträt bleibt, bis du es löschst, außer du wählst „nichts behalten“.',
        other: `Deine ${portraits} Porträts bleiben, bis du sie löschst, außer du wählst „nichts behalten“.`,
      });
export const inProgress = 'Porträts in Arbeit brechen wir ab.';
export const undoable = 'Direkt danach kannst du das Löschen rückgängig machen.';
export const keepConsent = 'Einwilligung behalten';
export const withdraw = 'Widerrufen';
export const keepNothing = 'Widerrufen, nichts behalten';
export const withdrawn = 'Einwilligung widerrufen.';
export const withdrawnAndDeleted = (images: number) =>
  plural(images, {
    one: 'Einwilligung widerrufen, 1 Bild gelöscht.',
    other: `Einwilligung widerrufen, ${images} Bilder gelöscht.`,
  });
export const askAgain = 'Bevor wir weitere Fotos analysieren, fragen wir wieder.';
export const failed =
  'Wir konnten deine Einwilligung nicht widerrufen. Bitte versuch es noch einmal.';
