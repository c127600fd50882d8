export const loadingPhotos = 'Loading your photos…';
export const pickingPhoto = 'Picking one of your photos';
export const pickingStyle = 'Picking a style';
export const noStyles = 'No styles available. Please try again.';
export const styleForWoman = (name: string) => `${name}, woman`;
export const styleForMan = (name: string) => `${name}, man`;
export const upTo = (count: number) => `Up to ${count} portraits`;
