export const characters = 'Characters:';
export const nearLimit = (max: number) => `At most ${max} characters; the limit is near.`;
