import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['print'],
  search: 'warhol popart',
  phrases: ['pop art', 'andy warhol', 'warhol'],
  diffusion: art('pop art portrait of {person}, loud flat inks, strong contrast of colours'),
};
