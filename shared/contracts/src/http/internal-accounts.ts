import { z } from 'zod';
import { ownerSchema } from '../identity/owner.js';
import { imageSchema } from './images.js';
import { LISTED_REACTIONS } from './users.js';

export const claimVisitorRequestSchema = z.object({
  visitor_id: z.string().regex(/^[0-9a-f]{64}$/),
  user_id: z.uuid(),
});
export type ClaimVisitorRequest = z.infer<typeof claimVisitorRequestSchema>;

export const ownersRequestSchema = z.object({ owners: z.array(ownerSchema).min(1) });

export const holdingsSchema = z.object({
  photos: z.int().optional(),
  portraits: z.int().optional(),
  face_consents: z.int().optional(),
  generations: z.int().optional(),
  jobs: z.int().optional(),
  purchases: z.int().optional(),
  ledger_entries: z.int().optional(),
});
export type Holdings = z.infer<typeof holdingsSchema>;

export const inventoryRequestSchema = z.object({
  owner: ownerSchema,
  after: z.uuid().nullable(),
  limit: z.int().min(1).max(500),
});
export type InventoryRequest = z.infer<typeof inventoryRequestSchema>;
export const inventoryResponseSchema = z.object({ images: z.array(imageSchema) });
export type InventoryResponse = z.infer<typeof inventoryResponseSchema>;

export const listReactionsRequestSchema = z.object({ user_id: z.uuid() });
export const listReactionsResponseSchema = z.object({
  liked_image_ids: z.array(z.uuid()).max(LISTED_REACTIONS),
  disliked_image_ids: z.array(z.uuid()).max(LISTED_REACTIONS),
});
export type ListReactionsResponse = z.infer<typeof listReactionsResponseSchema>;
