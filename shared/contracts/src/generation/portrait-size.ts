/** Side of a portrait in pixels. */
export const PORTRAIT_SIZE = 1024;
