import { connect, createServer, type Server, type Socket } from 'node:net';

type Pair = { readonly near: Socket; far: Socket | undefined };

/** A breakable TCP proxy between one process and one part. */
export class Link {
  readonly #pairs = new Set<Pair>();
  readonly #server: Server;
  #state: 'whole' | 'cut' | 'silent' = 'whole';

  constructor(
    readonly name: string,
    private readonly port: number,
    private readonly target: number,
  ) {
    this.#server = createServer((near) => this.#take(near));
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  /** Resets open and new connections. */
  cut(): void {
    this.#state = 'cut';
    for (const { near, far } of this.#pairs) {
      reset(near);
      if (far) reset(far);
    }
  }

  /** Accepts connections and forwards nothing. */
  silence(): void {
    this.#state = 'silent';
    for (const { near, far } of this.#pairs) {
      if (!far) continue;
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Delivers the held data. */
  heal(): void {
    this.#state = 'whole';
    for (const pair of this.#pairs) this.#join(pair);
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #take(near: Socket): void {
    near.on('error', () => undefined);
    if (this.#state === 'cut') {
      reset(near);
      return;
    }
    const pair: Pair = { near, far: undefined };
    this.#pairs.add(pair);
    near.once('close', () => {
      this.#pairs.delete(pair);
      pair.far?.destroy();
    });
    if (this.#state === 'whole') this.#join(pair);
    else near.pause();
  }

  #join(pair: Pair): void {
    const { near } = pair;
    pair.far ??= this.#reach(near);
    near.pipe(pair.far);
    pair.far.pipe(near);
  }

  #reach(near: Socket): Socket {
    const far = connect(this.target, '127.0.0.1');
    // A part that is down refuses connections; the link can only reset.
    far.on('error', () => reset(near));
    far.once('close', () => near.destroy());
    return far;
  }
}

/** Resets a socket. If it is already shutting down, Node would leave its handle open (EINVAL). */
export function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
