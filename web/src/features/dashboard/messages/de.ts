import { plural } from '../../../lib/plural.js';

export const title = 'Dashboard';
export const emptyTitle = 'Zeit für dein erstes Porträt';
export const emptyText =
  'Du brauchst nur ein Foto von deinem Gesicht und einen Stil. Deine Porträts erscheinen hier.';
export const startCreating = 'Jetzt loslegen';
export const memes = 'Meme-Serien';
export const memesText = 'Beschrifte viele deiner neuesten Bilder auf einmal.';
export const createMemes = 'Meme-Serie erstellen';
export const brought = (count: number) =>
  plural(count, {
    one: 'Das Bild, das du ohne Konto gemacht hast, ist jetzt in deiner Galerie.',
    other: `Die ${count} Bilder, die du ohne Konto gemacht hast, sind jetzt in deiner Galerie.`,
  });
