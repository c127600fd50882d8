import { z } from 'zod';

/** Clockwise, in degrees; 0 leaves a photo as it is. */
export const quarterTurnSchema = z.literal([0, 90, 180, 270]);
export type QuarterTurn = z.infer<typeof quarterTurnSchema>;
