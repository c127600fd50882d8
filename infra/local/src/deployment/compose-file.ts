import { parse } from 'yaml';
import { z } from 'zod';
import { read } from './known-settings.js';

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()).default({}) }),
  ),
});
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)(?::([-?])([^}]*))?\}/g;

const text = read('docker-compose.yml');
const { services } = composeSchema.parse(parse(text, { merge: true }));

/** Variables that the file expects from its `.env`. */
export const composeVariables: string[] = Array.from(
  text.matchAll(VARIABLE),
  ([, name = '']) => name,
);

/** A service's environment with variables unexpanded. */
export function composeEnvironment(service: string): Record<string, string> {
  return services[service]?.environment ?? {};
}

/** A service's environment with variables from this `.env`. */
export function environmentOf(
  service: string,
  env: Record<string, string>,
): Record<string, string> {
  const put = (value: string) =>
    value.replaceAll(VARIABLE, (_, name: string, kind?: string, rest?: string) => {
      const given = env[name];
      if (given) return given;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return rest ?? '';
    });
  const entries = Object.entries(composeEnvironment(service));
  return Object.fromEntries(entries.map(([name, value]) => [name, put(value)]));
}
