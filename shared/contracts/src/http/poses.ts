import { z } from 'zod';

/** URLs relative to `/api/`. `head_pose_default_key` takes `<key>` of `default_<key>.webp`. */
export const defaultHeadPosesSchema = z
  .object({ images: z.array(z.string()) })
  .meta({ id: 'DefaultHeadPoses' });
export type DefaultHeadPoses = z.infer<typeof defaultHeadPosesSchema>;

/** The newest 1,000 own images with a face. */
export const headPosesSchema = z
  .object({ images: z.array(z.object({ id: z.uuid(), name: z.string(), url: z.string() })) })
  .meta({ id: 'HeadPoses' });
export type HeadPoses = z.infer<typeof headPosesSchema>;
