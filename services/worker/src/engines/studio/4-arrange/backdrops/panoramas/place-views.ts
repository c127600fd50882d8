import type { Hour, PanoramaBackdrop, RealPlace } from '../../../model/backdrop.js';

type View = Omit<PanoramaBackdrop, 'kind'>;
type Hours = Readonly<Record<Hour, readonly View[]>>;

const WOOD: readonly View[] = [
  { panorama: 'forest', yaw: 128, pitch: 5, field: 50 },
  { panorama: 'forest', yaw: 312, pitch: 5, field: 50 },
  { panorama: 'forest', yaw: 20, pitch: 6, field: 50 },
  { panorama: 'forest', yaw: 165, pitch: 3, field: 55, stops: -0.3 },
  { panorama: 'forest', yaw: 82, pitch: 5, field: 50 },
];
const FIELDS: readonly View[] = [
  { panorama: 'park', yaw: 112, pitch: 3, field: 50 },
  { panorama: 'sunrise', yaw: 122, pitch: 3, field: 50 },
  { panorama: 'park', yaw: 50, pitch: 3, field: 50 },
  { panorama: 'sunrise', yaw: 70, pitch: 3, field: 50 },
  { panorama: 'park', yaw: 285, pitch: 3, field: 50, stops: -0.4 },
];
const DEW: readonly View[] = [
  { panorama: 'sunrise', yaw: 178, pitch: 4, field: 50, stops: -0.4 },
  { panorama: 'sunrise', yaw: 262, pitch: 3, field: 50, stops: -0.5 },
  { panorama: 'park', yaw: 170, pitch: 4, field: 50, stops: -0.5 },
  { panorama: 'sunrise', yaw: 128, pitch: 4, field: 50 },
];
const RIDGES: readonly View[] = [
  { panorama: 'dawn', yaw: 325, pitch: 4, field: 45 },
  { panorama: 'dawn', yaw: 80, pitch: 4, field: 45 },
  { panorama: 'dawn', yaw: 10, pitch: 4, field: 45 },
  { panorama: 'dawn', yaw: 128, pitch: 4, field: 45, stops: -0.4 },
  { panorama: 'dawn', yaw: 290, pitch: 4, field: 45, stops: -0.4 },
];
const PEAKS: readonly View[] = [
  { panorama: 'dawn', yaw: 335, pitch: 1, field: 32 },
  { panorama: 'dawn', yaw: 158, pitch: 1, field: 32, stops: -0.6 },
  { panorama: 'dawn', yaw: 88, pitch: 1, field: 32, stops: 0.2 },
  { panorama: 'dawn', yaw: 300, pitch: 1, field: 32, stops: -0.4 },
  { panorama: 'dawn', yaw: 355, pitch: 1, field: 32 },
];
const AFTERGLOW: readonly View[] = [
  { panorama: 'dawn', yaw: 175, pitch: 4, field: 45, stops: -1 },
  { panorama: 'dawn', yaw: 262, pitch: 4, field: 45, stops: -1 },
  { panorama: 'dawn', yaw: 285, pitch: 4, field: 45, stops: -0.7 },
  { panorama: 'dawn', yaw: 145, pitch: 4, field: 45, stops: -0.7 },
];
const STARS: readonly View[] = [
  { panorama: 'night', yaw: 65, pitch: 8, field: 55, stops: -2 },
  { panorama: 'night', yaw: 205, pitch: 8, field: 55, stops: -2 },
  { panorama: 'night', yaw: 315, pitch: 8, field: 55, stops: -2 },
];
const OLD_TOWN: readonly View[] = [
  { panorama: 'sunset', yaw: 205, pitch: 4, field: 50 },
  { panorama: 'sunset', yaw: 128, pitch: 5, field: 50 },
  { panorama: 'sunset', yaw: 262, pitch: 4, field: 50, stops: -0.2 },
  { panorama: 'sunset', yaw: 158, pitch: 5, field: 50 },
];
const SHORE: readonly View[] = [
  { panorama: 'venice', yaw: 290, pitch: 3, field: 50 },
  { panorama: 'sky', yaw: 140, pitch: 4, field: 55, stops: -0.2 },
  { panorama: 'venice', yaw: 232, pitch: 3, field: 50 },
  { panorama: 'venice', yaw: 318, pitch: 3, field: 50 },
];
const LOUNGE: readonly View[] = [
  { panorama: 'esplanade', yaw: 30, pitch: 2, field: 45, stops: -0.4 },
  { panorama: 'esplanade', yaw: 262, pitch: 2, field: 45, stops: -0.4 },
  { panorama: 'esplanade', yaw: 225, pitch: 2, field: 45, stops: -0.4 },
  { panorama: 'esplanade', yaw: 62, pitch: 2, field: 45, stops: -0.4 },
];

const always = (views: readonly View[]): Hours => ({ day: views, sunset: views, night: views });

const VIEWS: Readonly<Record<RealPlace, Hours>> = {
  forest: { day: WOOD, sunset: WOOD, night: darker(WOOD, 3) },
  meadow: { day: FIELDS, sunset: DEW, night: STARS },
  mountains: { day: PEAKS, sunset: AFTERGLOW, night: darker(PEAKS, 2.6) },
  desert: { day: RIDGES, sunset: AFTERGLOW, night: darker(RIDGES, 2.6) },
  sea: {
    day: SHORE,
    sunset: [
      { panorama: 'venice', yaw: 205, pitch: 3, field: 50, stops: -0.6 },
      { panorama: 'sunset', yaw: 232, pitch: 4, field: 45, stops: -0.4 },
      { panorama: 'venice', yaw: 232, pitch: 3, field: 50, stops: -0.4 },
    ],
    night: darker(SHORE, 2.6),
  },
  city: {
    day: [
      { panorama: 'city', yaw: 212, pitch: 9, field: 55, stops: -0.3 },
      { panorama: 'sunset', yaw: 30, pitch: 6, field: 50 },
      { panorama: 'city', yaw: 270, pitch: 9, field: 55, stops: -0.3 },
      { panorama: 'sunset', yaw: 110, pitch: 6, field: 50 },
      { panorama: 'city', yaw: 320, pitch: 7, field: 50, stops: -0.3 },
    ],
    sunset: OLD_TOWN,
    night: [
      { panorama: 'esplanade', yaw: 330, pitch: 3, field: 50, stops: -1.4 },
      { panorama: 'esplanade', yaw: 272, pitch: 3, field: 50, stops: -1.4 },
      { panorama: 'esplanade', yaw: 15, pitch: 3, field: 50, stops: -1.4 },
      { panorama: 'esplanade', yaw: 300, pitch: 3, field: 50, stops: -1.4 },
    ],
  },
  café: always(LOUNGE),
};

export function viewsOf(place: RealPlace, hour: Hour): readonly PanoramaBackdrop[] {
  return VIEWS[place][hour].map((view) => ({ kind: 'panorama', ...view }));
}

export function isRealPlace(place: string): place is RealPlace {
  return place in VIEWS;
}

function darker(views: readonly View[], stops: number): readonly View[] {
  return views.map((view) => ({ ...view, stops: (view.stops ?? 0) - stops }));
}
