import type { GarmentWish, PersonWishes } from '@likeness/prompts/wishes';
import type { Random } from '../../imaging/random.js';
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

/** SVG behind the neck and in front of it, for a head without shoulders. */
type Garment = { readonly behind: string; readonly inFront: string };

const inFront = (parts: string): Garment => ({ behind: '', inFront: parts });

const BODY = `<path ${CLOTH} d="${SHOULDERS}"/>${FOLDS}`;
const OPEN: Garment = {
  behind: `${BODY}<ellipse cx="512" cy="864" rx="238" ry="106" ${CLOTH} stroke="#000" stroke-width="7"/>`,
  inFront: '',
};
const COLLAR = `${CLOTH} stroke="#000" stroke-width="7" stroke-linejoin="round"`;
const ROLL_NECK = inFront(
  `${BODY}<path fill="#${MARKERS.skin}" d="M 310 856 C 340 908 420 940 500 940 C 590 940 650 908 682 856 Z"/>` +
    `<path ${COLLAR} d="M 304 842 C 330 908 420 940 500 940 C 590 940 660 908 686 842 C 704 856 708 876 698 898 C 666 972 590 1004 498 1004 C 410 1004 326 970 292 898 C 284 876 288 856 304 842 Z"/>` +
    `<path ${LINE} stroke-width="5" d="M 326 916 C 366 958 430 974 498 974 C 570 974 626 956 668 916"/>`,
);
const TURTLENECK = inFront(
  `${BODY}<path ${COLLAR} d="M 304 806 C 356 852 430 868 500 868 C 570 868 636 850 690 806 C 704 850 710 900 704 956 C 646 994 570 1008 498 1008 C 424 1008 346 994 288 956 C 284 900 290 850 304 806 Z"/>` +
    `<path ${LINE} stroke-width="5" d="M 298 902 C 356 942 430 954 500 954 C 570 954 646 940 698 902"/>`,
);
const SHIRT = inFront(
  `${BODY}<path fill="#${MARKERS.skin}" d="M 330 850 L 500 974 L 664 850 Z"/>` +
    `<path ${COLLAR} d="M 312 820 C 288 850 272 890 268 934 C 326 994 380 1044 420 1086 L 500 966 C 424 944 350 900 312 820 Z"/>` +
    `<path ${COLLAR} d="M 680 820 C 706 850 722 890 726 934 C 672 994 620 1044 580 1086 L 500 966 C 574 944 646 900 680 820 Z"/>` +
    `<path ${LINE} stroke-width="6" d="M 500 968 L 500 1400"/>`,
);
const SUIT = inFront(
  `${BODY}<path fill="#fff" stroke="#000" stroke-width="6" d="M 318 838 L 500 1330 L 676 838 L 664 850 L 500 974 L 330 850 Z"/>` +
    `<path fill="#${MARKERS.skin}" d="M 330 846 L 500 966 L 664 846 Z"/>` +
    '<path fill="#000" d="M 466 984 L 500 966 L 534 984 L 522 1030 L 548 1200 L 500 1300 L 452 1200 L 478 1030 Z"/>' +
    '<path fill="#fff" stroke="#000" stroke-width="7" stroke-linejoin="round" d="M 316 822 C 300 846 294 872 296 900 L 436 1036 L 500 966 C 424 944 352 894 316 822 Z"/>' +
    '<path fill="#fff" stroke="#000" stroke-width="7" stroke-linejoin="round" d="M 676 822 C 694 846 700 872 698 900 L 562 1036 L 500 966 C 574 944 644 894 676 822 Z"/>' +
    `<path ${COLLAR} d="M 300 872 C 262 900 236 936 222 972 L 330 1040 L 286 1086 L 488 1400 L 506 1336 Z"/>` +
    `<path ${COLLAR} d="M 694 872 C 732 900 758 936 772 972 L 668 1040 L 712 1086 L 512 1400 L 494 1336 Z"/>`,
);
const HOODIE: Garment = {
  behind: `<path ${COLLAR} d="M 214 1010 C 190 900 240 800 330 780 L 676 780 C 764 800 812 900 786 1010 Z"/>`,
  inFront:
    `${BODY}<path fill="#${MARKERS.skin}" d="M 322 850 C 352 908 424 946 500 950 C 584 946 644 908 674 850 Z"/>` +
    `<path ${COLLAR} d="M 318 812 C 262 846 214 910 212 1000 C 300 1056 402 1080 500 1082 C 598 1080 700 1056 786 1000 C 784 910 736 846 680 812 C 700 884 620 948 500 952 C 380 948 296 884 318 812 Z"/>` +
    `<path ${LINE} stroke-width="9" d="M 424 1064 C 428 1120 420 1180 426 1236"/>` +
    `<path ${LINE} stroke-width="9" d="M 578 1064 C 574 1120 584 1180 576 1220"/>`,
};
const T_SHIRT = inFront(
  `${BODY}<path fill="#${MARKERS.skin}" d="M 312 850 C 322 930 404 978 500 980 C 598 978 672 930 684 850 Z"/>` +
    `<path ${COLLAR} d="M 300 880 C 314 972 408 1016 500 1018 C 596 1016 684 972 698 880 L 676 872 C 664 940 590 978 500 980 C 408 978 334 940 322 872 Z"/>`,
);
const DRESS = inFront(
  `<path fill="#${MARKERS.skin}" d="${SHOULDERS}"/>${FOLDS}` +
    `<path ${LINE} stroke-width="5" d="M 330 1016 C 384 1024 440 1036 478 1062 M 664 1016 C 616 1024 560 1036 522 1062"/>` +
    `<path ${COLLAR} d="M 236 962 L 292 940 C 300 1040 330 1120 392 1164 C 440 1180 470 1188 500 1206 C 530 1188 560 1180 606 1164 C 666 1120 696 1040 704 940 L 760 964 C 762 1080 790 1160 856 1224 L 868 1420 L 126 1420 L 138 1224 C 206 1160 232 1080 236 962 Z"/>`,
);
const COAT = inFront(
  `${BODY}<path fill="#fff" stroke="#000" stroke-width="7" stroke-linejoin="round" d="M 304 806 C 356 852 430 868 500 868 C 570 868 636 850 690 806 C 704 850 706 890 700 930 L 506 1290 L 494 1290 L 292 930 C 286 890 290 850 304 806 Z"/>` +
    `<path ${LINE} stroke-width="5" d="M 300 900 C 360 940 430 952 500 952 C 570 952 640 940 698 900"/>` +
    `<path ${COLLAR} d="M 296 846 C 242 872 206 920 190 984 L 300 1064 L 250 1120 L 476 1420 L 512 1420 L 500 1310 C 420 1180 330 1040 296 846 Z"/>` +
    `<path ${COLLAR} d="M 698 846 C 752 872 788 920 804 984 L 694 1064 L 744 1120 L 540 1420 L 500 1420 L 500 1310 C 580 1180 666 1040 698 846 Z"/>`,
);
const PLAIN: readonly Garment[] = [ROLL_NECK, TURTLENECK, SHIRT, T_SHIRT, HOODIE];
const WISHED: Readonly<Record<GarmentWish, Garment>> = {
  suit: SUIT,
  hoodie: HOODIE,
  turtleneck: TURTLENECK,
  dress: DRESS,
  coat: COAT,
};

export function drawGarment(
  random: Random,
  { garment, clothing, age }: PersonWishes,
  isOpen: boolean,
): Garment {
  if (garment) return WISHED[garment];
  if (isOpen) return OPEN;
  const isPlain = clothing !== undefined || age === 'child';
  return random.pick(isPlain ? [OPEN, ...PLAIN] : [OPEN, ...PLAIN, SUIT]);
}
