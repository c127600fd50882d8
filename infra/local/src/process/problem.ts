/** An error that the operator can solve; shown without a stack. */
export class Problem extends Error {}
