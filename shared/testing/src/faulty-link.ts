import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Mode = 'open' | 'refusing' | 'hanging';
type Pair = { readonly near: Socket; far?: Socket };

/** A breakable TCP proxy. */
export class FaultyLink {
  readonly #pairs = new Set<Pair>();
  #server: Server | undefined;
  #mode: Mode = 'open';
  port = 0;

  constructor(private readonly target: number) {}

  static async before(target: number): Promise<FaultyLink> {
    const link = new FaultyLink(target);
    await link.open();
    return link;
  }

  get connections(): number {
    return this.#pairs.size;
  }

  /** Resets existing connections. */
  async open(): Promise<void> {
    this.#mode = 'open';
    this.#reset();
    await this.#listen();
  }

  /** Resets existing connections. */
  async refuse(): Promise<void> {
    this.#mode = 'refusing';
    this.#reset();
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Resets existing connections; accepts new ones and discards their data. */
  async hang(): Promise<void> {
    this.#mode = 'hanging';
    this.#reset();
    await this.#listen();
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    const server = createServer((socket) => this.#accept(socket));
    this.#server = server;
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (server.address() as AddressInfo).port;
  }

  #accept(near: Socket): void {
    const pair: Pair = { near };
    this.#pairs.add(pair);
    near.on('error', () => undefined);
    near.once('close', () => {
      this.#pairs.delete(pair);
      pair.far?.destroy();
    });
    if (this.#mode === 'open') this.#join(pair);
    else if (this.#mode === 'hanging') near.resume();
    // Accepted while the server closes, which waits for it.
    else if (this.#mode === 'refusing') reset(near);
  }

  #join(pair: Pair): void {
    const { near } = pair;
    const far = connect(this.target, '127.0.0.1');
    // A target that is down refuses connections; the link can only reset.
    far.on('error', () => reset(near));
    far.once('close', () => near.destroy());
    pair.far = far;
    near.pipe(far).pipe(near);
  }

  #reset(): void {
    for (const { near, far } of this.#pairs) {
      reset(near);
      if (far) reset(far);
    }
  }
}

/** If a socket is already shutting down, a reset would leave its handle open (EINVAL). */
function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
