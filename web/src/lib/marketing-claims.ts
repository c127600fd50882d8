/**
 * Whether this installation stands by figures about people, counts and machines that only its operator
 * can prove.
 */
export const areClaimsShown: boolean = false;
