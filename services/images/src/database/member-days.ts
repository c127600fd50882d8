/** How long images of members without a subscription are kept. */
export const MEMBER_DAYS = 90;
