import { plural } from '../../../../lib/plural.js';

export const photoIsHere = 'Dein Foto ist da. Mach ein Porträt daraus.';
export const photoIsHereText = 'Wähle es aus deiner Galerie und dazu einen Stil, dann geht’s los.';
export const openLensZero = 'LensZero öffnen';
export const heartFavorites = 'Gib deinen Lieblingen ein Herz.';
export const heartFavoritesText =
  'Öffne ein Bild und tippe auf das Herz. Dann kannst du mehr in dieser Art machen oder es unter „Gefällt mir“ wiederfinden.';
export const orKontextLens = 'Oder Fotos in KontextLens verbinden';

export const storage = 'Speicher';
export const keepEverything = 'Alles behalten';
export const generated = 'KI-generiert';
export const uploaded = 'Hochgeladen';
export const keptFor = 'Bleiben gespeichert';
export const whileSubscribed = 'Solange das Abo läuft';
export const ninetyDays = '90\u00a0Tage';
export const expiringSoon = 'Laufen bald ab';
export const nothingExpires = 'Nichts in den nächsten 14\u00a0Tagen';
export const firstOn = (images: string, day: string) => `${images}, das erste am ${day}`;

export const credits = 'Credits';
export const creditHistory = 'Credit-Verlauf';
export const unit = (count: number) => plural(count, { one: 'Credit', other: 'Credits' });
export const unitAndHeld = (count: number, held: string) =>
  plural(count, {
    one: `Credit, ${held} für Bilder in Arbeit reserviert`,
    other: `Credits, ${held} für Bilder in Arbeit reserviert`,
  });
export const noHistory = 'Wir konnten deinen Credit-Verlauf nicht laden.';
export const noEntries = 'Noch nichts. Hier stehen später deine Käufe und Ausgaben.';

export const recentRuns = 'Letzte Serien';
export const noRuns = 'Wir konnten deine letzten Serien nicht laden.';
export const nothingYet = 'Noch nichts. Hier stehen später deine Serien.';
export const watch = 'Ansehen';
export const done = (images: number) =>
  plural(images, { one: `Fertig, ${images} Bild`, other: `Fertig, ${images} Bilder` });
// Parts of a list such as "2 in progress, 3 waiting".
export const inProgress = (count: number) => `${count} in Arbeit`;
export const waiting = (count: number) => `${count} in der Warteschlange`;
export const finished = (count: number) => `${count} fertig`;
