export const ENGINE_NAMES = ['studio', 'avatar', 'multi-reference'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
