/** The portrait stayed too far from the person even after gentler renders. Nothing is to be charged. */
export class LikenessRefusedError extends Error {
  readonly code = 'LIKENESS_NOT_REACHED';

  constructor(
    readonly euclid: number,
    readonly attempts: number,
  ) {
    super('The portrait did not look enough like you. Try a sharper photo taken from the front.');
    this.name = 'LikenessRefusedError';
  }
}

/** No reference can be used; `detail` says why in words for the person. */
export class PhotoRefusedError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'PhotoRefusedError';
  }
}

export class UnknownStyleError extends Error {
  readonly code = 'UNKNOWN_STYLE';

  constructor(style: string) {
    super(`There is no style called "${style}".`);
    this.name = 'UnknownStyleError';
  }
}
