import type { GarmentWish } from './wishes.js';

export const PLAIN_CLOTHES = [
  'shirt',
  't shirt',
  'tshirt',
  'tee',
  'top',
  'sweater',
  'pullover',
  'jumper',
  'cardigan',
  'polo shirt',
  'clothes',
  'clothing',
  'outfit',
];

export const GARMENT_TERMS: Readonly<Record<GarmentWish, readonly string[]>> = {
  suit: ['suit', 'business suit', 'blazer', 'jacket', 'tie'],
  hoodie: ['hoodie'],
  turtleneck: ['turtleneck'],
  dress: ['dress', 'gown'],
  coat: ['coat', 'overcoat', 'lab coat'],
};

export const SPECIAL_CLOTHES = [
  'bow tie',
  'scarf',
  'uniform',
  'armor',
  'armour',
  'robe',
  'vest',
  'blouse',
  'kimono',
  'costume',
  'cape',
  'space suit',
  'spacesuit',
  'leather jacket',
  'necklace',
  'jewellery',
  'jewelry',
  'crown',
];
