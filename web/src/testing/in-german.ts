/** Modules imported after this call belong to this file alone, and are German. */
export function inGerman(): void {
  vi.resetModules();
  vi.stubEnv('LOCALE', 'de');
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}
