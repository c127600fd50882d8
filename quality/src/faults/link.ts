import { connect, createServer, type Server, type Socket } from 'node:net';

type Pair = { readonly near: Socket; far: Socket | undefined };

/** The network between one process and one part that it uses; it can be cut and fall silent. */
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

  /** Resets what is open and whatever comes. */
  cut(): void {
    this.#state = 'cut';
    for (const { near, far } of this.#pairs) {
      reset(near);
      if (far) reset(far);
    }
  }

  /** Takes connections and passes nothing on. */
  silence(): void {
    this.#state = 'silent';
    for (const { near, far } of this.#pairs) {
      if (!far) continue;
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** What was held back arrives. */
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
    // A part that is down refuses; through a link that looks like a reset.
    far.on('error', () => reset(near));
    far.once('close', () => near.destroy());
    return far;
  }
}

/**
 * Hangs up as if the other side were gone. Node can't reset what is being shut down (EINVAL): its handle would
 * stay, and the process would never end.
 */
export function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
