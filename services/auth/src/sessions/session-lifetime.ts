const ABSOLUTE_SECONDS = 7 * 24 * 3_600;

export class SessionLifetime {
  readonly absoluteSeconds = ABSOLUTE_SECONDS;

  constructor(readonly idleSeconds: number) {}
}
