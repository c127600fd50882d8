/** Relative to `/api/`. Operators can set another endpoint at build time. */
export const generationEndpoint = (
  process.env.GENERATION_ENDPOINT ?? '/api/lenses/portrait'
).replace(/^\/?api\//, '');
