export const COLOURS = [
  { name: 'White', value: '#ffffff' },
  { name: 'Black', value: '#000000' },
  { name: 'Red', value: '#ff0000' },
  { name: 'Green', value: '#00ff00' },
  { name: 'Blue', value: '#0000ff' },
  { name: 'Yellow', value: '#ffff00' },
  { name: 'Magenta', value: '#ff00ff' },
  { name: 'Cyan', value: '#00ffff' },
] as const;

export type Colour = (typeof COLOURS)[number]['value'];
export const STANDARD_COLOUR: Colour = '#ffffff';

/** Contrasts with the letters on any picture. */
export function outlineOf(colour: Colour): '#000000' | '#ffffff' {
  return colour === '#000000' || colour === '#0000ff' ? '#ffffff' : '#000000';
}
