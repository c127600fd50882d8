export const addImages = (count: number) => (count < 2 ? 'Add image' : `Add ${count} images`);
export const selectUpTo = (max: number) => `You can select up to ${max} images.`;
export const selected = (count: number, room: number) => `${count} of ${room} selected`;
