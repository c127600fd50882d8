import type { AgeWish } from '@likeness/prompts/wishes';

const FOLD =
  'fill="none" stroke="#000" stroke-opacity="0.6" stroke-linecap="round" stroke-width="6"';

const EYES =
  `<path ${FOLD} d="M 424 514 C 456 540 512 540 548 516"/>` +
  `<path ${FOLD} d="M 440 538 C 470 554 506 554 530 542"/>` +
  `<path ${FOLD} d="M 652 512 C 670 528 694 526 708 512"/>` +
  `<path ${FOLD} d="M 384 462 L 352 446 M 382 478 L 348 478 M 386 494 L 354 510"/>`;
const CHEEKS =
  `<path ${FOLD} d="M 540 556 C 506 574 474 600 462 652"/>` +
  `<path ${FOLD} d="M 634 566 C 656 586 662 612 656 642"/>` +
  `<path ${FOLD} d="M 540 672 C 562 680 588 680 606 670"/>`;
const NECK = `<path ${FOLD} d="M 404 800 C 432 822 462 828 490 826"/>`;

const FIRST =
  `<path ${FOLD} d="M 428 516 C 458 540 510 540 546 518"/>` +
  `<path ${FOLD} d="M 384 470 L 358 460 M 384 486 L 360 492"/>`;
const FIRST_CHEEKS = `<path ${FOLD} d="M 536 560 C 506 578 480 602 470 640"/>`;

export function drawAge(age: AgeWish | undefined, hasBeard: boolean): string {
  if (age === 'middle') return hasBeard ? FIRST : FIRST + FIRST_CHEEKS;
  if (age !== 'old') return '';
  return hasBeard ? EYES : EYES + CHEEKS + NECK;
}

const PEEP_FOLD =
  'fill="none" stroke="#000" stroke-opacity="0.6" stroke-linecap="round" stroke-width="4"';
const PEEP_EYES = `<path ${PEEP_FOLD} d="M 398 378 C 410 388 428 388 440 380 M 496 380 C 506 388 520 388 530 378 M 378 352 L 364 346 M 376 364 L 362 366"/>`;
const PEEP_CHEEKS = `<path ${PEEP_FOLD} d="M 432 404 C 418 414 408 430 406 448 M 512 404 C 524 412 530 426 530 440"/>`;

export function drawAgeOfPeep(age: AgeWish | undefined, hasBeard: boolean): string {
  if (age !== 'middle' && age !== 'old') return '';
  return hasBeard ? PEEP_EYES : PEEP_EYES + PEEP_CHEEKS;
}
