import { plural } from '../../../../lib/plural.js';

export const recentlyDeleted = 'Zuletzt gelöscht';
export const restorable = (minutes: number) =>
  `Nach dem Löschen kannst du ein Bild noch ${minutes}\u00a0Minuten lang wiederherstellen.`;
export const keptDeleted = (minutes: number) =>
  `Gelöschte Bilder bleiben noch ${minutes}\u00a0Minuten hier. Danach löschen wir die Dateien endgültig.`;
export const deletedImages = 'Gelöschte Bilder';
export const untilClock = (clock: string) => `Bis ${clock}\u00a0Uhr`;
export const selectAll = (count: number) => `Alle auswählen (${count})`;
export const restore = 'Wiederherstellen';
export const restoreImages = (count: number) =>
  plural(count, {
    one: `${count} Bild wiederherstellen`,
    other: `${count} Bilder wiederherstellen`,
  });
export const couldNotRestore =
  'Die Bilder ließen sich nicht wiederherstellen. Bitte versuch es noch einmal.';
export const nothingToRestore = 'Hier gibt es nichts wiederherzustellen.';
export const noImagesSelected = 'Keine Bilder ausgewählt';
export const selectOne = 'Bitte wähle zuerst mindestens ein Bild aus.';
export const ok = 'OK';
export const close = 'Schließen';
