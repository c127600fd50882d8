export const leaveSelection = 'Leave selection';
// Follows the number of selected images.
export const selected = 'selected';
export const shownAreSelected = (count: number) => `The ${count} images shown are selected.`;
export const selectWhole = (count: number) => `Select all ${count} images`;
export const selectFirst = (count: number) => `Select the first ${count} images`;
export const wholeIsSelected = (count: number) => `All ${count} images are selected.`;
export const firstAreSelected = (count: number) => `The first ${count} images are selected.`;
export const firstOfAreSelected = (count: number, total: number) =>
  `The first ${count} of ${total} images are selected.`;
export const selection = 'Selection';
