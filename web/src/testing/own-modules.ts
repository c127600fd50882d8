/** Modules imported after this call belong to this file alone, and read `settings` as they load. */
export function ownModules(settings: Readonly<Record<string, string>>): void {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}
