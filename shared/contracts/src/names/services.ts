export const SERVICE_NAMES = ['auth', 'billing', 'gateway', 'images', 'lenses', 'worker'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
