/** The model returned NaN or infinity, usually because fp16 overflows. Charge nothing. */
export class NumbersLostError extends Error {
  readonly code = 'RENDER_FAILED';

  constructor(readonly place: string) {
    super('The picture could not be computed. Nothing was counted; please try other words.');
    this.name = 'NumbersLostError';
  }
}
