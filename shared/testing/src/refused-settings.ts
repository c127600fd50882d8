/** @returns what a process with this environment says when it refuses to start; empty if it starts */
export function refusedSettings(env: NodeJS.ProcessEnv, load: () => unknown): string {
  const before = process.env;
  let said = '';
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const exit = jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(String(status));
  });
  process.env = env;
  try {
    load();
  } catch (error) {
    expect((error as Error).message).toBe('78');
  } finally {
    process.env = before;
    write.mockRestore();
    exit.mockRestore();
  }
  return said;
}
