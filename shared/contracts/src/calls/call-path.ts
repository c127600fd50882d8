import type { CallShape } from './call-definition.js';

type PathOf = Pick<CallShape, 'path'>;

/** The path of a call with its parameters filled in. */
function pathOf({ path }: PathOf, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Where a call is made; `base` may have a path of its own. */
export function urlOf(base: string, call: PathOf, params?: Readonly<Record<string, string>>): URL {
  return new URL(base.replace(/\/$/, '') + pathOf(call, params));
}
