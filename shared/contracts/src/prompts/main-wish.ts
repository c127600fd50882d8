/** Why a wish is the main one: it names who is shown, or it comes first. */
export const MAIN_WISH_RULES = ['subject', 'first'] as const;
export type MainWishRule = (typeof MAIN_WISH_RULES)[number];
