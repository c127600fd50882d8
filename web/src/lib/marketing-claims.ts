/** True when the operator can prove its claims about users, image counts and machines. */
export const areClaimsShown: boolean = false;
