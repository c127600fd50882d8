import { ERRORS } from '@likeness/contracts/errors/catalogue';

export class LikenessRefusedError extends Error {
  readonly code = 'LIKENESS_NOT_REACHED';

  constructor(readonly euclid: number) {
    super('The portrait did not look enough like you. Try a sharper photo taken from the front.');
    this.name = 'LikenessRefusedError';
  }
}

/** No reference is usable; `detail` is the reason in words for the user. */
export class PhotoRefusedError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    /** Numbers of the photos that it is about, from 1. */
    readonly photos: readonly number[] = [],
  ) {
    super(detail);
    this.name = 'PhotoRefusedError';
  }
}

/** The operator's check found forbidden content. Store and charge nothing. */
export class PictureRefusedError extends Error {
  readonly code = 'PICTURE_UNSAFE';

  constructor() {
    super(ERRORS.PICTURE_UNSAFE.message);
    this.name = 'PictureRefusedError';
  }
}

/** No local engine has the style, which another worker announced. Charge nothing. */
export class UnknownStyleError extends Error {
  readonly code = 'STYLE_UNAVAILABLE';

  constructor(readonly style: string) {
    super(ERRORS.STYLE_UNAVAILABLE.message);
    this.name = 'UnknownStyleError';
  }
}
