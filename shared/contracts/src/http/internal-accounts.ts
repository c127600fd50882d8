import { z } from 'zod';
import { ownerSchema } from '../identity/owner.js';
import { imageSchema } from './images.js';
import { LISTED_REACTIONS } from './users.js';

/** images, lenses ← auth: what this visitor has made is this person's from now on. Idempotent. */
export const claimVisitorRequestSchema = z.object({
  visitor_id: z.string().regex(/^[0-9a-f]{64}$/),
  user_id: z.uuid(),
});
export type ClaimVisitorRequest = z.infer<typeof claimVisitorRequestSchema>;

/** images, lenses ← auth: everybody that one person has been, before registering and since. */
export const ownersRequestSchema = z.object({ owners: z.array(ownerSchema).min(1) });
export type OwnersRequest = z.infer<typeof ownersRequestSchema>;

/** How much a service keeps of somebody, by what it is. */
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

/** images ← auth: a page of a person's pictures in the order of their ids. */
export const inventoryRequestSchema = z.object({
  owner: ownerSchema,
  after: z.uuid().nullable(),
  limit: z.int().min(1).max(500),
});
export type InventoryRequest = z.infer<typeof inventoryRequestSchema>;
export const inventoryResponseSchema = z.object({ images: z.array(imageSchema) });
export type InventoryResponse = z.infer<typeof inventoryResponseSchema>;

/** images ← auth: what a member thinks of their newest pictures. */
export const listReactionsRequestSchema = z.object({ user_id: z.uuid() });
export type ListReactionsRequest = z.infer<typeof listReactionsRequestSchema>;
export const listReactionsResponseSchema = z.object({
  liked_image_ids: z.array(z.uuid()).max(LISTED_REACTIONS),
  disliked_image_ids: z.array(z.uuid()).max(LISTED_REACTIONS),
});
export type ListReactionsResponse = z.infer<typeof listReactionsResponseSchema>;
