import { floor } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex } from '../../../imaging/colour.js';
import { CHANNELS, eachPlane, planar, type Planar } from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import { resize } from '../../../imaging/resample.js';
import { mix } from '../../../imaging/scalar.js';
import type { RoomBackdrop } from './backdrop.js';

/** Rooms are drawn on a small grid: nothing finer survives being so far out of focus. */
const GRID = 256;

type Inks = Record<'wall' | 'light' | 'dark' | 'accent', readonly number[]>;

/** A room behind the person, blurred as a portrait lens would. */
export function paintRoom(backdrop: RoomBackdrop, size: number, random: Random): Planar {
  const inks = {
    wall: parseHex(backdrop.wall),
    light: parseHex(backdrop.light),
    dark: parseHex(backdrop.dark),
    accent: parseHex(backdrop.accent),
  };
  const room = planar(GRID, GRID);
  const focus = DRAW[backdrop.room](room, inks, random);
  const enlarged = eachPlane(room, (plane) =>
    resize(gaussianBlur(plane, GRID, GRID, focus), GRID, GRID, size, size),
  );
  return { ...enlarged, width: size, height: size };
}

/** Each draws its room and gives the blur in grid cells. */
const DRAW: Record<RoomBackdrop['room'], (room: Planar, inks: Inks, random: Random) => number> = {
  window: drawWindow,
  office: drawOffice,
  library: drawLibrary,
  blinds: drawBlinds,
};

/** Fills a rectangle given in shares of the side. */
function rectangle(
  room: Planar,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour: readonly number[],
  cover = 1,
): void {
  for (let y = floor(y0 * GRID); y < y1 * GRID; y++) {
    if (y < 0 || y >= GRID) continue;
    for (let x = floor(x0 * GRID); x < x1 * GRID; x++) {
      if (x < 0 || x >= GRID) continue;
      const i = y * GRID + x;
      CHANNELS.forEach((channel, k) => {
        room[channel][i] = mix(room[channel][i], colour[k], cover);
      });
    }
  }
}

function drawWindow(room: Planar, { wall, light, dark, accent }: Inks, random: Random): number {
  const left = random.next() < 0.5;
  for (let x = 0; x < GRID; x++) {
    const near = (left ? x : GRID - 1 - x) / GRID;
    const shade = wall.map((v, k) => mix(v * 1.06, mix(v, dark[k], 0.55), near));
    rectangle(room, [x / GRID, 0, (x + 0.9) / GRID, 1], shade);
  }
  const start = left ? random.between(-0.08, 0.02) : random.between(0.58, 0.68);
  const width = 0.4;
  const bars = mixed(wall, dark, 0.25);
  rectangle(room, [start - 0.025, 0.02, start + width + 0.025, 0.8], bars);
  rectangle(room, [start, 0.05, start + width, 0.76], light);
  rectangle(room, [start, 0.5, start + width, 0.76], accent, 0.4);
  for (const k of [1 / 3, 2 / 3])
    rectangle(room, [start + width * k - 0.009, 0.05, start + width * k + 0.009, 0.76], bars);
  rectangle(room, [start, 0.38, start + width, 0.398], bars);
  rectangle(room, [start - 0.04, 0.78, start + width + 0.04, 0.81], mixed(wall, light, 0.5));
  const curtain = left ? start + width - 0.02 : start - 0.12;
  rectangle(room, [curtain, 0, curtain + 0.14, 1], mixed(wall, light, 0.55), 0.75);
  return 3.2;
}

function drawOffice(room: Planar, { wall, light, dark, accent }: Inks, random: Random): number {
  rectangle(room, [0, 0, 1, 1], wall);
  rectangle(room, [0, 0, 1, 0.16], mixed(wall, light, 0.35));
  const shift = random.between(-0.12, 0.12);
  for (let n = -1; n < 4; n++) {
    const x = n * 0.3 + shift;
    rectangle(room, [x, 0.17, x + 0.27, 0.78], mixed(wall, light, random.between(0.25, 0.85)));
    rectangle(room, [x + 0.02, 0.5, x + 0.25, 0.78], mixed(wall, dark, 0.2), 0.6);
    rectangle(room, [x - 0.03, 0.12, x, 0.82], mixed(wall, dark, 0.55));
    rectangle(room, [x + 0.05, 0.06, x + 0.22, 0.085], light);
  }
  rectangle(room, [0, 0.76, 1, 1], mixed(wall, dark, 0.45));
  for (let n = 0; n < 4; n++) {
    const x = n * 0.27 + random.between(-0.05, 0.08);
    rectangle(room, [x, 0.62, x + 0.13, 0.73], dark, 0.8);
    rectangle(room, [x - 0.04, 0.745, x + 0.22, 0.77], mixed(accent, light, 0.3));
    rectangle(room, [x + 0.15, 0.6, x + 0.2, 0.75], accent, 0.85);
  }
  const plant = random.next() < 0.5 ? 0.03 : 0.86;
  rectangle(room, [plant, 0.42, plant + 0.11, 0.72], [0.2, 0.36, 0.2], 0.75);
  return 4.6;
}

function drawLibrary(room: Planar, { wall, light, dark, accent }: Inks, random: Random): number {
  rectangle(room, [0, 0, 1, 1], dark);
  const inks = [wall, mixed(wall, dark, 0.5), accent, mixed(accent, dark, 0.45), light];
  const rows = 5;
  const drop = random.between(-0.1, 0);
  for (let row = 0; row <= rows; row++) {
    const base = drop + (row + 1) * 0.205;
    rectangle(room, [0, base, 1, base + 0.022], mixed(wall, dark, 0.4));
    for (let x = 0; x < 1;) {
      const thick = random.between(0.012, 0.034);
      const tall = random.between(0.11, 0.17);
      if (random.next() > 0.07)
        rectangle(room, [x, base - tall, x + thick, base], random.pick(inks), 0.85);
      x += thick + 0.002;
    }
  }
  const lamp = random.next() < 0.5 ? 0.1 : 0.86;
  rectangle(room, [lamp - 0.045, 0.3, lamp + 0.045, 0.4], [1.25, 1.02, 0.66]);
  rectangle(room, [lamp - 0.2, 0.12, lamp + 0.2, 0.62], [0.9, 0.62, 0.32], 0.1);
  rectangle(room, [lamp - 0.12, 0.2, lamp + 0.12, 0.52], [0.95, 0.68, 0.36], 0.14);
  return 3.4;
}

function drawBlinds(room: Planar, { light, dark }: Inks, random: Random): number {
  const slope = random.between(0.12, 0.3) * (random.next() < 0.5 ? -1 : 1);
  const centre = slope < 0 ? 0.32 : 0.68;
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const [u, v] = [x / GRID, y / GRID];
      const place = (v + slope * u) * 8.5;
      const open = place - floor(place) < 0.52 ? 1 : 0;
      const spot = 1 / (1 + (((u - centre) / 0.3) ** 4 + ((v - 0.36) / 0.34) ** 4));
      CHANNELS.forEach((channel, k) => {
        room[channel][y * GRID + x] = mix(dark[k], light[k], spot * (0.16 + 0.84 * open));
      });
    }
  }
  return 2;
}

function mixed(a: readonly number[], b: readonly number[], t: number): number[] {
  return a.map((v, k) => mix(v, b[k], t));
}
