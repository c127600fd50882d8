export const loadingPhotos = 'Deine Fotos werden geladen …';
export const pickingPhoto = 'Wir wählen eins deiner Fotos aus …';
export const pickingStyle = 'Wir wählen einen Stil aus …';
export const noStyles = 'Gerade gibt es keine Stile. Bitte versuch es noch einmal.';
export const styleForWoman = (name: string) => `${name}, Frau`;
export const styleForMan = (name: string) => `${name}, Mann`;
export const upTo = (count: number) => `Bis zu ${count} Porträts`;
