import { photo, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['photo', 'business'],
  search: 'portrait clean plain',
  phrases: [
    'professional headshot',
    'corporate headshot',
    'business headshot',
    'business portrait',
    'business look',
    'corporate portrait',
    'professional portrait',
    'linkedin photo',
    'linkedin',
    'studio headshot',
    'studio portrait',
    'studio photo',
    'professional photo',
    'photorealistic',
    'photo realistic',
    'realistic photo',
    'realistic',
    'fashion editorial',
    'editorial',
  ],
  diffusion: photo('studio headshot of {person}, soft key light, seamless neutral backdrop'),
};
