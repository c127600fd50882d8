import { plural } from '../../../lib/plural.js';

export const title = 'Dashboard';
export const emptyTitle = 'Create Something Amazing';
export const emptyText =
  'All you need is a photo of your face and a style. Your portraits will appear here.';
export const startCreating = 'Start Creating';
export const memes = 'Batch Meme Generator';
export const memesText = 'Caption many of your newest pictures at once.';
export const createMemes = 'Create Batch Memes';
export const brought = (count: number) =>
  plural(count, {
    one: 'The image you made as a guest is now in your gallery.',
    other: `The ${count} images you made as a guest are now in your gallery.`,
  });
