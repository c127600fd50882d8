import { type PortName, stackPorts } from '@likeness/local/stack/stack-ports';
import { Link } from './link.js';

/** How far above the gateway the links listen; nothing else of the repository does. */
const ABOVE = 3_200;
const SETTINGS = {
  redis: 'REDIS_URL',
  postgres: 'DATABASE_URL',
  auth: 'AUTH_URL',
  billing: 'BILLING_URL',
  images: 'IMAGES_URL',
  lenses: 'LENSES_URL',
  /** Where the object store is a server; without one no process has the setting. */
  store: 'S3_ENDPOINT',
} as const satisfies Partial<Record<PortName | 'store', string>>;

type Target = keyof typeof SETTINGS;

/** Which process uses which part over the network. */
const USES: readonly (readonly [PortName, readonly Target[]])[] = [
  ['gateway', ['redis', 'auth', 'billing', 'images', 'lenses']],
  ['auth', ['redis', 'postgres', 'billing', 'images', 'lenses', 'store']],
  ['billing', ['redis', 'postgres', 'auth']],
  ['images', ['redis', 'postgres', 'billing', 'store']],
  ['lenses', ['redis', 'postgres', 'billing', 'images', 'store']],
  ['worker', ['redis', 'lenses', 'store']],
];

const PLACES = USES.flatMap(([from, targets]) => targets.map((to) => ({ from, to }))).map(
  (place, index) => ({ ...place, above: ABOVE + index }),
);

/** What a link leads to. */
export type LinkEnd = 'redis' | 'postgres' | 'service' | 'store';

type Placed = { readonly link: Link; readonly from: PortName; readonly end: LinkEnd };

/** The links between the processes of a stack. */
export class Links {
  readonly #links: readonly Placed[];

  /**
   * @param port of the stack's gateway
   * @param store where the object store listens, if it is a server
   */
  constructor(port: number, store: number | undefined) {
    const ports: Partial<Record<Target, number>> = { ...stackPorts(port), store };
    this.#links = PLACES.flatMap(({ from, to, above }) => {
      const target = ports[to];
      if (target === undefined) return [];
      const link = new Link(`${from} → ${to}`, port + above, target);
      return [{ link, from, end: isOwnEnd(to) ? to : 'service' }];
    });
  }

  async open(): Promise<void> {
    await Promise.all(this.#links.map(({ link }) => link.open()));
  }

  /** Those that lead to such a part, all processes' together. */
  to(end: LinkEnd): readonly Placed[] {
    return this.#links.filter((one) => one.end === end);
  }

  close(): void {
    for (const { link } of this.#links) link.close();
  }
}

/** The settings by which a process uses its links instead of the parts themselves. */
export function linked(
  process: string,
  env: Readonly<Record<string, string>>,
  gatewayPort: number,
): Record<string, string> {
  const own = PLACES.filter(({ from, to }) => from === process && env[SETTINGS[to]] !== undefined);
  return Object.fromEntries(
    own.map(({ to, above }) => {
      const url = new URL(env[SETTINGS[to]] ?? '');
      url.port = String(gatewayPort + above);
      // An address without a path is written without one.
      return [SETTINGS[to], url.href.replace(/\/$/, '')];
    }),
  );
}

function isOwnEnd(target: Target): target is 'redis' | 'postgres' | 'store' {
  return target === 'redis' || target === 'postgres' || target === 'store';
}
