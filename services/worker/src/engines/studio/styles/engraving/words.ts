import { art, type StyleWords } from '../../model/style-words.js';

export const words: StyleWords = {
  families: ['drawing', 'print', 'monochrome'],
  search: 'etching banknote woodcut gravur stich',
  phrases: ['engraving', 'engraved', 'etching', 'banknote', 'woodcut'],
  diffusion: art('engraved portrait of {person}, swelling parallel lines as on a banknote'),
};
