export const TOOLS = ['lenszero', 'kontextlens'] as const;
export type Tool = (typeof TOOLS)[number];
