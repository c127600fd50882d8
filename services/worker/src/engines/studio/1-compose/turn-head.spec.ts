import { LANDMARK } from '../../../analysis/face-landmarks.js';
import { turnHead } from './turn-head.js';

const FACE = 160;
const CHIN = { x: 150, y: 200 };
const PHOTO = { width: 300, height: 290 };

/** A face of no width with its chin at `CHIN`, tilted by `roll` degrees. */
function leaning(roll: number) {
  const angle = (roll * Math.PI) / 180;
  const across = { x: Math.cos(angle), y: Math.sin(angle) };
  const at = (aside: number, above: number) => ({
    x: CHIN.x + FACE * (aside * across.x + above * across.y),
    y: CHIN.y + FACE * (aside * across.y - above * across.x),
    z: 0,
  });
  const points = Array.from({ length: 468 }, () => at(0, 0.5));
  points[LANDMARK.foreheadTop] = at(0, 1);
  points[LANDMARK.chin] = at(0, 0);
  points[LANDMARK.rightCheek] = at(-0.4, 0.5);
  points[LANDMARK.leftCheek] = at(0.4, 0.5);
  return points;
}

describe.each([-20, 12, 20])('a head of %d° that is leveled', (roll) => {
  const own = { yaw: 0, pitch: 0, roll };
  const turn = turnHead(leaning(roll), own, { ...own, roll: 0 }, PHOTO.height);

  it('stands upright', () => {
    const [top, chin] = [turn.landmarks[LANDMARK.foreheadTop], turn.landmarks[LANDMARK.chin]];
    expect(Math.abs(top.x - chin.x)).toBeLessThan(0.03 * FACE);
  });

  it('leaves the lower edge of the photo level', () => {
    for (let x = 0; x <= PHOTO.width; x += 10) {
      expect(turn.follow({ x, y: PHOTO.height }).y).toBeCloseTo(PHOTO.height);
    }
  });

  it('tells where the photo ends above it', () => {
    const { top, left, right } = turn.edges(PHOTO);
    expect(top).toBeGreaterThan(turn.follow({ x: CHIN.x, y: 0 }).y + 0.05 * FACE);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHOTO.width);
  });
});
