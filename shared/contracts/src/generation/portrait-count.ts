/** How many images one submit of the portrait tool may ask for. */
export const PORTRAIT_COUNT = { min: 1, max: 10, default: 8 } as const;
