import { z } from 'zod';

/**
 * Answer of `GET /api/images/default-headposes`: addresses relative to `/api/`, without a leading
 * slash. The last segment is `default_<key>.webp`; `<key>` goes into `head_pose_default_key`.
 */
export const defaultHeadPosesSchema = z
  .object({ images: z.array(z.string()) })
  .meta({ id: 'DefaultHeadPoses' });
export type DefaultHeadPoses = z.infer<typeof defaultHeadPosesSchema>;

/** Answer of `GET /api/images/headposes`: the newest 1,000 own pictures that show a face. */
export const headPosesSchema = z
  .object({ images: z.array(z.object({ id: z.uuid(), name: z.string(), url: z.string() })) })
  .meta({ id: 'HeadPoses' });
export type HeadPoses = z.infer<typeof headPosesSchema>;
