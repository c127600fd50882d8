const DAY_SECONDS = 24 * 3_600;

export function exportLimit(env: { readonly RATE_EXPORTS_PER_DAY: number }) {
  return {
    name: 'exports',
    max: env.RATE_EXPORTS_PER_DAY,
    windowSeconds: DAY_SECONDS,
    detail: 'You have downloaded your data several times today. Please try again tomorrow.',
  };
}
