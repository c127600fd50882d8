/** The two generation tools, by what an image's `creation_method_name` says. */
export const TOOLS = ['lenszero', 'kontextlens'] as const;
export type Tool = (typeof TOOLS)[number];
