import { lamp, mirrored } from '../../model/light.js';
import { art } from '../../model/style-words.js';
import type { StyleDefinition } from '../../model/style.js';

export const style: StyleDefinition = {
  description: 'Swelling lines as on a banknote.',
  example: 'glasses',
  photo: 'whole head',
  rigs: mirrored([0.42, 0.42, 0.44], lamp([-0.65, -0.55, 0.65], 0.66, 0.2)),
  relight: { delight: 0.6, lowest: 0.45, highest: 1.8 },
  retouch: { blemishes: 0.35, pores: 0 },
  look: {
    renderer: 'engraving',
    papers: ['#f1ead8', '#e9efe4', '#efe6dd'],
    ink: '#1d2a33',
    pitch: 4.8,
    relief: 1.2,
  },
  diffusion: art('engraved portrait of {person}, swelling parallel lines as on a banknote'),
};
