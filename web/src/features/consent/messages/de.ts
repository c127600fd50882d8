import { plural } from '../../../lib/plural.js';

export const mayWeAnalyse = 'Dürfen wir das Gesicht auf deinen Fotos analysieren?';
export const whyAnalyse =
  'Damit dir die Porträts ähnlich sehen, messen wir die Geometrie des Gesichts und berechnen daraus eine Gesichtsvorlage: Zahlen, die für das Gesicht stehen. Damit messen wir, wie ähnlich dir jedes Porträt sieht. Für nichts anderes verwenden wir sie.';
export const notStoredMember =
  'Die Gesichtsvorlage speichern wir nie. Deine Fotos bleiben in deiner Galerie, und du kannst sie dort löschen.';
export const notStoredGuest =
  'Die Gesichtsvorlage speichern wir nie. Deine Fotos löschen wir nach 24\u00a0Stunden.';
export const mayWithdraw =
  'Du kannst diese Einwilligung jederzeit widerrufen, unterhalb des Formulars. Dann löschen wir deine Fotos; deine Porträts bleiben, außer du willst nichts behalten.';
export const everyoneAgreed =
  'Du bestätigst, dass auf deinen Fotos nur du selbst oder Personen zu sehen sind, die dem zugestimmt haben, und dass alle mindestens 16\u00a0Jahre alt sind (18\u00a0Jahre bei Stilen, die ein Bildmodell zeichnet).';
export const notNow = 'Nicht jetzt';

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
