export const QUEUES = [
  'photos',
  'provenance',
  'renditions',
  'enlargements',
  'renders',
  'diffusion-portraits',
  'diffusion-references',
  'results',
  'credits',
  'accounts',
  'plans',
] as const;
export type QueueName = (typeof QUEUES)[number];
