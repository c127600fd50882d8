import { plural } from '../../../lib/plural.js';

export const photoIsHere = EN
  ? 'Your photo is here. Make a portrait from it.'
  : 'Dein Foto ist da. Mach ein Porträt daraus.';
export const photoIsHereText = EN
  ? 'Choose it from your gallery, pick a style and press Create.'
  : 'Wähle es aus deiner Galerie und dazu einen Stil, dann geht’s los.';
export const openLensZero = EN ? 'Open LensZero' : 'LensZero öffnen';
export const heartFavorites = EN ? 'Heart your favorites.' : 'Gib deinen Lieblingen ein Herz.';
export const heartFavoritesText = EN
  ? 'Open an image and tap the heart. Then use “Make more like this”, or find it under Liked.'
  : 'Öffne ein Bild und tippe auf das Herz. Dann kannst du mehr in dieser Art machen oder es unter „Gefällt mir“ wiederfinden.';
export const orKontextLens = EN
  ? 'Or combine photos in KontextLens'
  : 'Oder Fotos in KontextLens verbinden';

export const storage = EN ? 'Storage' : 'Speicher';
export const keepEverything = EN ? 'Keep everything' : 'Alles behalten';
export const generated = EN ? 'AI generated' : 'KI-generiert';
export const uploaded = EN ? 'Uploaded' : 'Hochgeladen';
export const keptFor = EN ? 'Kept for' : 'Bleiben gespeichert';
export const whileSubscribed = EN ? 'As long as you subscribe' : 'Solange das Abo läuft';
export const ninetyDays = EN ? '90 days' : '90\u00a0Tage';
export const expiringSoon = EN ? 'Expiring soon' : 'Laufen bald ab';
export const nothingExpires = EN
  ? 'Nothing in the next 14 days'
  : 'Nichts in den nächsten 14\u00a0Tagen';
export const firstOn = (images: string, day: string) =>
  EN ? `${images}, the first on ${day}` : `${images}, das erste am ${day}`;

export const credits = 'Credits';
export const unitAndHeld = (count: number, held: string) =>
  EN
    ? plural(count, {
        one: `credit, ${held} set aside for images in progress`,
        other: `credits, ${held} set aside for images in progress`,
      })
    : plural(count, {
        one: `Credit, ${held} für Bilder in Arbeit reserviert`,
        other: `Credits, ${held} für Bilder in Arbeit reserviert`,
      });

export const recentRuns = EN ? 'Recent runs' : 'Letzte Serien';
export const noRuns = EN
  ? 'We couldn’t load your recent runs.'
  : 'Wir konnten deine letzten Serien nicht laden.';
export const nothingYet = EN
  ? 'Nothing yet. Your sets will be listed here.'
  : 'Noch nichts. Hier stehen später deine Serien.';
export const watch = EN ? 'Watch' : 'Ansehen';
export const done = (images: number) =>
  EN
    ? plural(images, { one: `Done, ${images} image`, other: `Done, ${images} images` })
    : plural(images, { one: `Fertig, ${images} Bild`, other: `Fertig, ${images} Bilder` });
// Parts of a list such as "2 in progress, 3 waiting".
export const inProgress = (count: number) => (EN ? `${count} in progress` : `${count} in Arbeit`);
export const waiting = (count: number) =>
  EN ? `${count} waiting` : `${count} in der Warteschlange`;
export const finished = (count: number) => (EN ? `${count} done` : `${count} fertig`);
