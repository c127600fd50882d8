export const COLOURS = [
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
] as const;

export type Colour = (typeof COLOURS)[number];
export const STANDARD_COLOUR: Colour = '#ffffff';

/** Contrasts with the letters on any picture. */
export function outlineOf(colour: Colour): '#000000' | '#ffffff' {
  return colour === '#000000' || colour === '#0000ff' ? '#ffffff' : '#000000';
}
