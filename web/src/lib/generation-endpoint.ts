/** The portrait generator's call, relative to `/api/`; an operator may name another when building. */
export const generationEndpoint = (
  process.env.GENERATION_ENDPOINT ?? '/api/lenses/portrait'
).replace(/^\/?api\//, '');
