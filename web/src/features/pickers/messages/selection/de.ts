export const addImages = (count: number) =>
  count < 2 ? 'Bild hinzufügen' : `${count} Bilder hinzufügen`;
export const selectUpTo = (max: number) => `Du kannst bis zu ${max} Bilder auswählen.`;
export const selected = (count: number, room: number) => `${count} von ${room} ausgewählt`;
