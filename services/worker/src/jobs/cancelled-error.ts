/** Nobody wants the render any more. */
export class CancelledError extends Error {}
