export const characters = EN ? 'Characters:' : 'Zeichen:';
export const nearLimit = (max: number) =>
  EN
    ? `At most ${max} characters; the limit is near.`
    : `Höchstens ${max} Zeichen, du bist fast an der Grenze.`;
