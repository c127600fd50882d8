const FOLD =
  'fill="none" stroke="#000" stroke-opacity="0.6" stroke-linecap="round" stroke-width="6"';

const EYES =
  `<path ${FOLD} d="M 424 514 C 456 540 512 540 548 516"/>` +
  `<path ${FOLD} d="M 440 538 C 470 554 506 554 530 542"/>` +
  `<path ${FOLD} d="M 652 512 C 670 528 694 526 708 512"/>` +
  `<path ${FOLD} d="M 384 462 L 352 446 M 382 478 L 348 478 M 386 494 L 354 510"/>`;
/** From the wings of the nose around the mouth, and below it. */
const CHEEKS =
  `<path ${FOLD} d="M 540 556 C 506 574 474 600 462 652"/>` +
  `<path ${FOLD} d="M 634 566 C 656 586 662 612 656 642"/>` +
  `<path ${FOLD} d="M 540 672 C 562 680 588 680 606 670"/>`;
const NECK = `<path ${FOLD} d="M 404 800 C 432 822 462 828 490 826"/>`;

/** The folds of an old face, in the places of Lorelei's heads; a beard covers those of the cheeks. */
export function drawAge(hasBeard: boolean): string {
  return hasBeard ? EYES : EYES + CHEEKS + NECK;
}
