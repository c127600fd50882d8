/** In pixels. */
export const PORTRAIT_SIZE = 1024;
