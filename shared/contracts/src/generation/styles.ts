import type { StyleKind } from './style-value.js';

type StyleFacts = {
  readonly german: string;
  readonly isPhoto?: true;
  /** The place in a set of four; others are not chosen for people. */
  readonly kind?: StyleKind;
  readonly hasPlainBackdrop?: true;
  readonly isOnHomePage?: false;
};

/** By id, in the order in which pages show them. */
export const STYLES: Readonly<Record<string, StyleFacts>> = {
  'studio-headshot': {
    german: 'Bewerbungsfoto',
    isPhoto: true,
    kind: 'headshot',
    hasPlainBackdrop: true,
    isOnHomePage: false,
  },
  'window-light': { german: 'Fensterlicht', isPhoto: true, kind: 'place' },
  garden: { german: 'Garten', isPhoto: true, kind: 'place' },
  'at-the-office': { german: 'Im Büro', isPhoto: true, kind: 'place' },
  'golden-hour': { german: 'Goldene Stunde', isPhoto: true, kind: 'place' },
  'low-key': { german: 'Low Key', isPhoto: true, kind: 'headshot' },
  'high-key': { german: 'High Key', isPhoto: true, kind: 'headshot' },
  'black-and-white': { german: 'Schwarz-Weiß', isPhoto: true, kind: 'headshot' },
  cinema: { german: 'Kino', isPhoto: true, kind: 'place' },
  'vintage-film': { german: 'Vintage-Film', isPhoto: true },
  'instant-photo': { german: 'Sofortbild', isPhoto: true },
  library: { german: 'Bibliothek', isPhoto: true, kind: 'place' },
  neon: { german: 'Neon', isOnHomePage: false },
  noir: { german: 'Noir' },
  'oil-painting': { german: 'Ölgemälde', kind: 'art', isOnHomePage: false },
  impressionist: { german: 'Impressionismus', kind: 'art' },
  'palette-knife': { german: 'Spachteltechnik' },
  'night-swirls': { german: 'Nachtwirbel' },
  watercolour: { german: 'Aquarell', kind: 'art' },
  'ink-wash': { german: 'Tuschmalerei', kind: 'art' },
  pastel: { german: 'Pastell', kind: 'art' },
  pencil: { german: 'Bleistift', kind: 'art' },
  charcoal: { german: 'Kohle', kind: 'art' },
  'red-chalk': { german: 'Rötel', kind: 'art' },
  chalkboard: { german: 'Tafelkreide', kind: 'playful' },
  engraving: { german: 'Kupferstich' },
  comic: { german: 'Comic', kind: 'playful' },
  'pop-art': { german: 'Pop-Art', kind: 'playful' },
  'campaign-poster': { german: 'Wahlplakat' },
  duotone: { german: 'Duoton', kind: 'playful' },
  'screen-print': { german: 'Siebdruck', kind: 'playful' },
  'low-poly': { german: 'Low Poly' },
  'stained-glass': { german: 'Buntglas', isOnHomePage: false },
};

export function styleIdOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function styleTitleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
