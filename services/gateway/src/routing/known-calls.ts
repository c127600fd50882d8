import type { PublicCall } from '@likeness/contracts/calls/call-definition';
import findMyWay from 'find-my-way';

type KnownPath = ReadonlyMap<string, PublicCall>;

/** The calls of a path, so that nothing is done that none of them is. */
export class KnownCalls {
  readonly #router = findMyWay<findMyWay.HTTPVersion.V1>({ ignoreTrailingSlash: true });

  constructor(calls: readonly PublicCall[]) {
    for (const [path, found] of Map.groupBy(calls, (call) => call.path)) {
      const known: KnownPath = new Map(found.map((call) => [call.method, call]));
      this.#router.on('GET', path, () => undefined, known);
    }
  }

  /** The methods of a path, for `Allow`; undefined for a path that no call has. */
  methodsOf(path: string): readonly string[] | undefined {
    const known = this.#find(path);
    if (!known) return undefined;
    return [...known.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  /** Whether a call can only be made with a session. */
  isForMembers(method: string, path: string): boolean {
    const call = this.#find(path)?.get(method === 'HEAD' ? 'GET' : method);
    return call?.callers === 'members';
  }

  #find(path: string): KnownPath | undefined {
    return this.#router.find('GET', path)?.store as KnownPath | undefined;
  }
}
