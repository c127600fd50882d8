export const MAIN_WISH_RULES = ['subject', 'first'] as const;
export type MainWishRule = (typeof MAIN_WISH_RULES)[number];
