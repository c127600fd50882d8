/** A model answered with what is no number, as happens where 16 bits do not suffice. Nothing is to be charged. */
export class NumbersLostError extends Error {
  readonly code = 'RENDER_FAILED';

  /** @param place where it was noticed, for the log */
  constructor(readonly place: string) {
    super('The picture could not be computed. Nothing was counted; please try other words.');
    this.name = 'NumbersLostError';
  }
}
