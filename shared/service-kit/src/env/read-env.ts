import type { z } from 'zod';

const ALSO = '_ALSO';

/** Empty counts as unset. Invalid settings end the process with a message. */
export function readEnv<Shape extends z.ZodType>(schema: Shape): z.infer<Shape> {
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const faults = parsed.success
    ? repeatedSecrets(parsed.data as Settings)
    : parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'environment'}: ${message}`,
      );
  if (parsed.success && faults.length === 0) return parsed.data;
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(78); // EX_CONFIG in sysexits.h
}

type Settings = Readonly<Record<string, unknown>>;

/** A repeated secret is a configuration mistake. */
function repeatedSecrets(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const present = name.endsWith(ALSO) ? settings[name.slice(0, -ALSO.length)] : undefined;
    if (present === undefined || ![value].flat().includes(present)) return [];
    return [`${name}: expected another secret than ${name.slice(0, -ALSO.length)}`];
  });
}
