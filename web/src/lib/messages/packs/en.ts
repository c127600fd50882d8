export const smallPack = 'Small Pack';
export const mediumPack = 'Medium Pack';
export const largePack = 'Large Pack';
