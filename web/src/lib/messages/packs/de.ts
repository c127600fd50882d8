export const smallPack = 'Kleines Paket';
export const mediumPack = 'Mittleres Paket';
export const largePack = 'Großes Paket';
