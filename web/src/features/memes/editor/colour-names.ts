import type { Colour } from '../lettering/colours.js';
import * as text from '../messages/en.js';

export const COLOUR_NAMES: Record<Colour, string> = {
  '#ffffff': text.white,
  '#000000': text.black,
  '#ff0000': text.red,
  '#00ff00': text.green,
  '#0000ff': text.blue,
  '#ffff00': text.yellow,
  '#ff00ff': text.magenta,
  '#00ffff': text.cyan,
};
