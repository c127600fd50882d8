import type { BuiltPages } from '@likeness/contracts/pages/built-pages';

export type PageAnswer =
  | { readonly file: string; readonly status: 200 | 404 }
  | { readonly moved: string }
  | { readonly inEnglish: string };

export class PageFinder {
  readonly #files: ReadonlyMap<string, string>;

  constructor(private readonly built: BuiltPages) {
    const { rendered, inBrowser } = built;
    this.#files = new Map([
      ...Object.entries(rendered),
      ...inBrowser.flatMap(({ file, paths }) => paths.map((path) => [path, file] as const)),
    ]);
  }

  get files(): ReadonlySet<string> {
    return new Set([...this.#files.values(), ...this.built.missing.map(({ file }) => file)]);
  }

  /** The German version's address of an English page. */
  germanAddressOf(path: string): string | undefined {
    const address = decoded(withoutSlash(path));
    const german = address === '/' ? '/de' : `/de${address}`;
    return this.#files.has(address) && this.#files.has(german) ? german : undefined;
  }

  /** The login page that leads back, for a page that needs a login. */
  loginFor(path: string, search: string): string | undefined {
    const { logins } = this.built;
    const address = decoded(withoutSlash(path));
    return Object.hasOwn(logins, address)
      ? `${logins[address]}${encodeURIComponent(search)}`
      : undefined;
  }

  find(path: string): PageAnswer | undefined {
    const address = withoutSlash(path);
    const file = this.#files.get(decoded(address));
    if (file !== undefined) return { file, status: 200 };
    const spelled = decoded(address).toLowerCase();
    if (this.#files.has(spelled)) return { moved: spelled };
    const inEnglish = address.replace(/^\/de(?=\/)/, '');
    if (inEnglish !== address && this.#files.has(decoded(inEnglish))) return { inEnglish };
    const missing = this.built.missing.find(({ under }) => isJustBelow(address, under));
    return missing && { file: missing.file, status: 404 };
  }
}

const withoutSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** An escaped slash belongs to the name and separates no segments. */
function isJustBelow(address: string, under: string): boolean {
  const name = address.slice(under.length);
  return address.startsWith(under) && name !== '' && !name.includes('/');
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
