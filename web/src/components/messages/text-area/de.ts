export const characters = 'Zeichen:';
export const nearLimit = (max: number) => `Höchstens ${max} Zeichen, du bist fast an der Grenze.`;
