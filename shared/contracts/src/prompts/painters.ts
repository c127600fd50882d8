import type { Terms } from './terms.js';

/**
 * Painters without a style of their own, by the nearest style. Van Gogh, Monet, Renoir and Warhol
 * have one, or nearly so.
 */
export const PAINTERS: Terms<string> = {
  'Oil painting': [
    'rembrandt',
    'vermeer',
    'caravaggio',
    'leonardo da vinci',
    'da vinci',
    'michelangelo',
    'botticelli',
    'titian',
    'tizian',
    'rubens',
    'van dyck',
    'velazquez',
    'velázquez',
    'goya',
    'el greco',
    'frans hals',
    'holbein',
    'gainsborough',
    'sargent',
    'klimt',
    'frida kahlo',
    'dali',
    'dalí',
    'magritte',
    'edward hopper',
    'gentileschi',
    'modigliani',
    'egon schiele',
    'schiele',
    'picasso',
    'matisse',
    'chagall',
    'kandinsky',
  ],
  Impressionist: [
    'manet',
    'degas',
    'cezanne',
    'cézanne',
    'pissarro',
    'seurat',
    'berthe morisot',
    'sisley',
  ],
  'Night swirls': ['munch', 'edvard munch'],
  Engraving: ['dürer', 'duerer', 'gustave doré', 'hogarth', 'escher'],
  Watercolour: ['william turner'],
  'Ink wash': ['hokusai', 'sesshu'],
  'Pop art': ['lichtenstein', 'roy lichtenstein', 'keith haring'],
  'Screen print': ['banksy', 'toulouse lautrec', 'alphonse mucha'],
};

/** We can follow a painter's light. */
export const LIGHT_OF_PAINTERS: Readonly<Record<string, string>> = {
  rembrandt: 'dramatic',
  caravaggio: 'dramatic',
  gentileschi: 'dramatic',
  vermeer: 'window',
};
