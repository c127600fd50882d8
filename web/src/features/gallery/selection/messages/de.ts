export const leaveSelection = 'Auswahl beenden';
// Follows the number of selected images.
export const selected = 'ausgewählt';
export const shownAreSelected = (count: number) =>
  `Die ${count} angezeigten Bilder sind ausgewählt.`;
export const selectWhole = (count: number) => `Alle ${count} Bilder auswählen`;
export const selectFirst = (count: number) => `Die ersten ${count} Bilder auswählen`;
export const wholeIsSelected = (count: number) => `Alle ${count} Bilder sind ausgewählt.`;
export const firstAreSelected = (count: number) => `Die ersten ${count} Bilder sind ausgewählt.`;
export const firstOfAreSelected = (count: number, total: number) =>
  `Die ersten ${count} von ${total} Bildern sind ausgewählt.`;
export const selection = 'Auswahl';
