import type { z } from 'zod';

/**
 * Reads a process's settings from the environment. Empty counts as unset. On a wrong or missing
 * one the process ends with each name and what was expected, before anything is started.
 */
export function readEnv<Shape extends z.ZodType>(schema: Shape): z.infer<Shape> {
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    process.stderr.write(`${issue.path.join('.') || 'environment'}: ${issue.message}\n`);
  }
  process.exit(78); // EX_CONFIG of sysexits.h
}
