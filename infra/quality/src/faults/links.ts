import { type PortName, stackPorts } from '@likeness/local/stack/stack-ports';
import { FaultyLink } from '@likeness/testing/faulty-link';

/** Port offset of the links from the gateway, unused elsewhere. */
const ABOVE = 3_200;
const SETTINGS = {
  redis: 'REDIS_URL',
  postgres: 'DATABASE_URL',
  auth: 'AUTH_URL',
  billing: 'BILLING_URL',
  images: 'IMAGES_URL',
  lenses: 'LENSES_URL',
} as const satisfies Partial<Record<PortName, string>>;

type Target = keyof typeof SETTINGS;

/** Network dependencies of processes. */
const USES: readonly (readonly [PortName, readonly Target[]])[] = [
  ['gateway', ['redis', 'auth', 'billing', 'images', 'lenses']],
  ['auth', ['redis', 'postgres', 'billing', 'images', 'lenses']],
  ['billing', ['redis', 'postgres', 'auth']],
  ['images', ['redis', 'postgres', 'billing']],
  ['lenses', ['redis', 'postgres', 'billing', 'images']],
  ['worker', ['redis', 'lenses']],
];

const PLACES = USES.flatMap(([from, targets]) => targets.map((to) => ({ from, to }))).map(
  (place, index) => ({ ...place, above: ABOVE + index }),
);

export type LinkEnd = 'redis' | 'postgres' | 'service';

type Placed = {
  readonly name: string;
  readonly link: FaultyLink;
  readonly from: PortName;
  readonly end: LinkEnd;
};

export class Links {
  readonly #links: readonly Placed[];

  /** @param port of the stack's gateway */
  constructor(port: number) {
    const ports = stackPorts(port);
    this.#links = PLACES.map(({ from, to, above }) => ({
      name: `${from} → ${to}`,
      link: new FaultyLink(ports[to], port + above),
      from,
      end: isStore(to) ? to : 'service',
    }));
  }

  async open(): Promise<void> {
    await Promise.all(this.#links.map(({ link }) => link.open()));
  }

  /** Links of all processes to such a part. */
  to(end: LinkEnd): readonly Placed[] {
    return this.#links.filter((one) => one.end === end);
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map(({ link }) => link.close()));
  }
}

/** Settings that route a process through its links. */
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
      // `URL` adds a slash to an address without a path.
      return [SETTINGS[to], url.href.replace(/\/$/, '')];
    }),
  );
}

function isStore(target: Target): target is 'redis' | 'postgres' {
  return target === 'redis' || target === 'postgres';
}
