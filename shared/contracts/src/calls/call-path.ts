import type { CallShape } from './call-definition.js';

type PathOf = Pick<CallShape, 'path'>;

function pathOf({ path }: PathOf, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function urlOf(base: string, call: PathOf, params?: Readonly<Record<string, string>>): URL {
  return new URL(base.replace(/\/$/, '') + pathOf(call, params));
}
