import { floor } from '../../../../imaging/math.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { parseHex } from '../../../../imaging/colour.js';
import { CHANNELS, eachPlane, planar, type Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { resize } from '../../../../imaging/resample.js';
import { mix } from '../../../../imaging/scalar.js';
import type { RoomBackdrop } from '../../model/backdrop.js';

/** Rooms are drawn on a small grid: the blur removes finer detail. */
const GRID = 256;

type Inks = Record<'wall' | 'light' | 'dark' | 'accent', readonly number[]>;

export function paintRoom(backdrop: RoomBackdrop, size: number, random: Random): Planar {
  const inks = {
    wall: parseHex(backdrop.wall),
    light: parseHex(backdrop.light),
    dark: parseHex(backdrop.dark),
    accent: parseHex(backdrop.accent),
  };
  const room = planar(GRID, GRID);
  const focus = DRAW[backdrop.room](room, inks, random);
  const soft = eachPlane(room, (plane) => gaussianBlur(plane, GRID, GRID, focus));
  return eachPlane(soft, (plane) => resize(plane, GRID, GRID, size, size), size);
}

const DRAW: Record<RoomBackdrop['room'], (room: Planar, inks: Inks, random: Random) => number> = {
  library: drawLibrary,
  blinds: drawBlinds,
};

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
