import { z } from 'zod';

/** Degrees clockwise. */
export const quarterTurnSchema = z.literal([0, 90, 180, 270]);
export type QuarterTurn = z.infer<typeof quarterTurnSchema>;
