import { plural } from '../../lib/plural.js';

export const title = 'Dashboard';
export const emptyTitle = EN ? 'Create Something Amazing' : 'Zeit für dein erstes Porträt';
export const emptyText = EN
  ? 'All you need is a photo of your face and a style. Your portraits will appear here.'
  : 'Du brauchst nur ein Foto von deinem Gesicht und einen Stil. Deine Porträts erscheinen hier.';
export const startCreating = EN ? 'Start Creating' : 'Jetzt loslegen';
export const memes = EN ? 'Batch Meme Generator' : 'Meme-Serien';
export const memesText = EN
  ? 'Caption many of your newest pictures at once.'
  : 'Beschrifte viele deiner neuesten Bilder auf einmal.';
export const createMemes = EN ? 'Create Batch Memes' : 'Meme-Serie erstellen';
export const brought = (count: number) =>
  EN
    ? plural(count, {
        one: 'The image you made as a guest is now in your gallery.',
        other: `The ${count} images you made as a guest are now in your gallery.`,
      })
    : plural(count, {
        one: 'Das Bild, das du ohne Konto gemacht hast, ist jetzt in deiner Galerie.',
        other: `Die ${count} Bilder, die du ohne Konto gemacht hast, sind jetzt in deiner Galerie.`,
      });
