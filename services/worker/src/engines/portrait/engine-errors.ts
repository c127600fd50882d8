import { ERRORS } from '@likeness/contracts/errors/catalogue';

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

/** The operator's check found what the terms forbid. Nothing is stored or charged. */
export class PictureRefusedError extends Error {
  readonly code = 'PICTURE_UNSAFE';

  constructor() {
    super(ERRORS.PICTURE_UNSAFE.message);
    this.name = 'PictureRefusedError';
  }
}

/** No engine here draws the style: a worker of another version, or with another model, announced it. Nothing is to be charged. */
export class UnknownStyleError extends Error {
  readonly code = 'STYLE_UNAVAILABLE';

  constructor(readonly style: string) {
    super(ERRORS.STYLE_UNAVAILABLE.message);
    this.name = 'UnknownStyleError';
  }
}
