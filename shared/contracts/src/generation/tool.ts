/** Values of an image's `creation_method_name`. */
export const TOOLS = ['lenszero', 'kontextlens'] as const;
export type Tool = (typeof TOOLS)[number];
