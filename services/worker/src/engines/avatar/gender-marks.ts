import type { Appearance } from './appearance.js';
import { MARKERS } from './drawing.js';

type Marks = { readonly lashes: string; readonly stubble: string };

const LASH = 'fill="none" stroke="#000" stroke-linecap="round"';
const STUBBLE =
  '<linearGradient id="stubble" x2="0" y2="1"><stop stop-opacity="0"/>' +
  '<stop offset="0.45" stop-opacity="0.44"/></linearGradient><path fill="url(#stubble)"';
/** Lips are drawn around the line of the mouth, so below it. */
export const LIPS = `fill="#${MARKERS.lips}" stroke="#${MARKERS.lips}" stroke-linecap="round" stroke-linejoin="round"`;

export function wearsStubble({ gender, wishes }: Appearance, hasBeard: boolean): boolean {
  return gender === 'man' && !hasBeard && wishes.beard !== false && wishes.age !== 'child';
}

export const MARKS_OF_LORELEI: Marks = {
  lashes:
    `<path ${LASH} stroke-width="11" d="M 410 450 Q 394 446 378 428 M 414 440 Q 402 430 394 410"/>` +
    `<path ${LASH} stroke-width="9" d="M 703 438 Q 708 432 712 420"/>`,
  stubble: `${STUBBLE} d="M 344 606 C 358 600 392 610 430 616 C 470 610 500 590 540 582 C 580 574 620 578 650 588 C 672 600 694 596 716 560 C 714 620 700 660 660 694 C 630 716 604 726 566 730 C 500 726 430 710 384 676 C 362 656 350 632 344 606 Z"/>`,
};

type PeepFace = {
  readonly outer: readonly [number, number, number, number];
  readonly mouth: string;
};

/** Outer corners of the eyes, and the line of the mouth. */
const PEEP_FACES: Readonly<Record<string, PeepFace>> = {
  calm: { outer: [390, 384, 538, 370], mouth: 'M 444 466 Q 474 500 502 472' },
  smile: { outer: [396, 352, 532, 352], mouth: 'M 450 474 Q 478 504 504 472' },
  smileBig: { outer: [385, 384, 541, 384], mouth: '' },
  contempt: { outer: [386, 363, 538, 363], mouth: 'M 464 464 Q 484 474 502 464' },
  serious: { outer: [396, 362, 528, 362], mouth: 'M 458 514 Q 478 510 496 510' },
  blank: { outer: [370, 361, 550, 354], mouth: '' },
  suspicious: { outer: [400, 366, 534, 360], mouth: 'M 454 505 Q 474 508 494 504' },
  driven: { outer: [403, 362, 536, 362], mouth: 'M 458 464 Q 482 500 506 472' },
  awe: { outer: [352, 372, 536, 366], mouth: '' },
  solemn: { outer: [396, 384, 541, 388], mouth: '' },
  tired: { outer: [388, 374, 536, 369], mouth: 'M 444 488 Q 474 488 510 484' },
};

export function marksOfPeep(face: string): Marks & { readonly lips: string } {
  const {
    outer: [x0, y0, x1, y1],
    mouth,
  } = PEEP_FACES[face];
  return {
    lashes:
      `<path ${LASH} stroke-width="9" d="M ${x0} ${y0} q -12 -2 -20 -14 m 24 4 q -8 -8 -10 -18"/>` +
      `<path ${LASH} stroke-width="8" d="M ${x1} ${y1} q 6 -4 9 -14"/>`,
    lips: mouth && `<path d="${mouth}" ${LIPS} fill-opacity="0" stroke-width="36"/>`,
    stubble: `${STUBBLE} d="M 316 410 L 350 410 C 354 440 372 460 400 462 C 420 460 436 440 466 434 C 496 430 520 436 534 448 C 546 450 556 440 566 420 C 566 480 548 530 500 552 C 470 564 420 566 376 552 C 336 530 318 480 316 410 Z"/>`,
  };
}
