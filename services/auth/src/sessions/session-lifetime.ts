/** As long as the page keeps its cookie. */
const ABSOLUTE_SECONDS = 7 * 24 * 3_600;

/** How long a session lasts from its beginning, and from its last use, whichever ends first. */
export class SessionLifetime {
  readonly absoluteSeconds = ABSOLUTE_SECONDS;

  constructor(readonly idleSeconds: number) {}
}
