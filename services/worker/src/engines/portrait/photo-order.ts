import { hypot, log, max, min, sqrt } from '../../imaging/math.js';
import { headPose, type HeadPose } from '../../analysis/head-pose.js';
import type { KnownFace } from './identity.js';

/** What a style needs most from a photo. */
export type PhotoNeed = 'clear face' | 'whole head' | 'turned head';

export type PhotoWish = {
  readonly need?: PhotoNeed;
  /** A requested pose decides before the style's need. */
  readonly pose?: HeadPose | null;
};

/** Face width in photo pixels beyond which a portrait of the kind gains nothing. */
const WIDEST = { photograph: 600, drawing: 240 } as const;
/**
 * Width times the root of sharpness stays when a photo is blown up. Sharpness of seven sharp photos: 0.04 to
 * 0.16; of copies at four times their own size: 0.012 to 0.045.
 */
const OWN_SHARPNESS = 0.04;
const SHARPNESS_COUNTS = { photograph: 0.25, drawing: 0.1 } as const;
/** Room for hair and ears around the face, in shares of its box, and the cost of each missing share. */
const ROOM = { above: 0.4, beside: 0.15, cost: 3 } as const;
/** Brightness ratio of the face's halves in soft light from one side. */
const EVEN_SIDES = 1.6;
const TURNED_YAW = 20;

/** The order in which portraits choose among photos of one person. */
export function bestFirst<Seen extends { readonly face: KnownFace }>(
  photos: readonly Seen[],
  wish: PhotoWish = {},
): Seen[] {
  return photos
    .map((photo) => ({ photo, score: scoreOf(photo.face, wish) }))
    .sort((a, b) => b.score - a.score)
    .map(({ photo }) => photo);
}

function scoreOf(face: KnownFace, { pose, need = 'clear face' }: PhotoWish): number {
  const own = headPose(face.mesh);
  if (pose) return clarity(face, 'photograph') - turnCost(own, pose);
  switch (need) {
    case 'clear face':
      return clarity(face, 'photograph') - turnCost(own) - shadeCost(face);
    case 'whole head':
      return clarity(face, 'drawing') - turnCost(own) - shadeCost(face) - cutCost(face);
    case 'turned head':
      return (
        clarity(face, 'photograph') - turnCost(own, { yaw: own.yaw < 0 ? -TURNED_YAW : TURNED_YAW })
      );
  }
}

function clarity({ mesh, sharpness }: KnownFace, kind: keyof typeof WIDEST): number {
  const detail = sharpness + 1e-4;
  const width = min(mesh.box.width * min(1, sqrt(detail / OWN_SHARPNESS)), WIDEST[kind]);
  return log(width) + SHARPNESS_COUNTS[kind] * log(detail);
}

function turnCost(own: HeadPose, { yaw = 0, pitch = 0, roll = 0 }: Partial<HeadPose> = {}) {
  const turn = hypot((own.yaw - yaw) / 40, (own.pitch - pitch) / 35, (own.roll - roll) / 60);
  return 0.9 * turn * turn;
}

function shadeCost({ sideContrast }: KnownFace): number {
  return 0.6 * max(0, log(sideContrast / EVEN_SIDES));
}

function cutCost({ room: { above, left, right } }: KnownFace): number {
  const missing = (has: number, needed: number) => max(0, needed - has);
  const beside = missing(left, ROOM.beside) + missing(right, ROOM.beside);
  return ROOM.cost * (missing(above, ROOM.above) + beside);
}
