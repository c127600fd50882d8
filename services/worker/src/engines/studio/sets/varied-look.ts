import type { Look } from '../model/looks.js';

export function variedLook(look: Look, seed: number): Look {
  switch (look.renderer) {
    case 'poster':
      return { ...look, palettes: inTurn(look.palettes, seed) };
    case 'neon':
      return { ...look, palettes: inTurn(look.palettes, seed) };
    case 'print':
      return { ...look, inks: inTurn(look.inks, seed) };
    case 'watercolour':
      return { ...look, washes: inTurn(look.washes, seed) };
    case 'pastel':
    case 'engraving':
      return { ...look, papers: inTurn(look.papers, seed) };
    default:
      return look;
  }
}

function inTurn<T>(choices: readonly T[], seed: number): readonly T[] {
  return [choices[seed % choices.length]];
}
