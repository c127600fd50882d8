export class CancelledError extends Error {}
