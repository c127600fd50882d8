import type { Random } from '../pixels/random.js';
import { MARKERS } from './drawing.js';

const CLOTH = `fill="#${MARKERS.clothing}"`;
const LINE = 'fill="none" stroke="#000" stroke-linecap="round"';

const SHOULDERS =
  'M -60 1420 C -52 1190 8 1056 150 1000 C 232 968 300 950 330 880 L 660 880 ' +
  'C 690 950 762 972 842 1002 C 978 1056 1044 1190 1054 1420 Z';
const FOLDS =
  `<path ${LINE} stroke-width="8" d="M -52 1400 C -44 1190 14 1060 152 1004 C 222 976 276 956 306 918"/>` +
  `<path ${LINE} stroke-width="8" d="M 688 918 C 716 956 770 978 840 1006 C 972 1060 1036 1190 1046 1400"/>` +
  `<path ${LINE} stroke-width="6" d="M 132 1400 C 128 1300 136 1230 164 1176"/>` +
  `<path ${LINE} stroke-width="6" d="M 862 1400 C 868 1300 858 1230 832 1176"/>`;

/** Clothes for a head without shoulders: what goes behind the neck, and in front of it. */
type Garment = { readonly behind: string; readonly inFront: string };

const BODY = `<path ${CLOTH} d="${SHOULDERS}"/>${FOLDS}`;
/** A wide neckline behind the neck; hair can fall over it. */
const OPEN: Garment = {
  behind: `${BODY}<ellipse cx="512" cy="864" rx="238" ry="106" ${CLOTH} stroke="#000" stroke-width="7"/>`,
  inFront: '',
};
const COLLAR = `${CLOTH} stroke="#000" stroke-width="7" stroke-linejoin="round"`;
const CLOSED: readonly Garment[] = [
  {
    behind: '',
    inFront:
      `${BODY}<path fill="#${MARKERS.skin}" d="M 310 856 C 340 908 420 940 500 940 C 590 940 650 908 682 856 Z"/>` +
      `<path ${COLLAR} d="M 304 842 C 330 908 420 940 500 940 C 590 940 660 908 686 842 C 704 856 708 876 698 898 C 666 972 590 1004 498 1004 C 410 1004 326 970 292 898 C 284 876 288 856 304 842 Z"/>` +
      `<path ${LINE} stroke-width="5" d="M 326 916 C 366 958 430 974 498 974 C 570 974 626 956 668 916"/>`,
  },
  {
    behind: '',
    inFront:
      `${BODY}<path ${COLLAR} d="M 304 806 C 356 852 430 868 500 868 C 570 868 636 850 690 806 C 704 850 710 900 704 956 C 646 994 570 1008 498 1008 C 424 1008 346 994 288 956 C 284 900 290 850 304 806 Z"/>` +
      `<path ${LINE} stroke-width="5" d="M 298 902 C 356 942 430 954 500 954 C 570 954 646 940 698 902"/>`,
  },
  {
    behind: '',
    inFront:
      `${BODY}<path fill="#${MARKERS.skin}" d="M 330 850 L 500 974 L 664 850 Z"/>` +
      `<path ${COLLAR} d="M 312 820 C 288 850 272 890 268 934 C 326 994 380 1044 420 1086 L 500 966 C 424 944 350 900 312 820 Z"/>` +
      `<path ${COLLAR} d="M 680 820 C 706 850 722 890 726 934 C 672 994 620 1044 580 1086 L 500 966 C 574 944 646 900 680 820 Z"/>` +
      `<path ${LINE} stroke-width="6" d="M 500 968 L 500 1400"/>`,
  },
];

/** @param isOpen a wide neckline only, so that long hair can fall over it */
export function drawGarment(random: Random, isOpen: boolean): Garment {
  return isOpen ? OPEN : random.pick([OPEN, ...CLOSED]);
}
