import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Mode = 'open' | 'refusing' | 'hanging';

export class FaultyLink {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #mode: Mode = 'open';
  #port = 0;

  constructor(private readonly target: number) {}

  static async before(target: number): Promise<FaultyLink> {
    const link = new FaultyLink(target);
    await link.#listen();
    return link;
  }

  get port(): number {
    return this.#port;
  }

  get connections(): number {
    return this.#sockets.size;
  }

  /** Also cuts existing connections. */
  async open(): Promise<void> {
    await this.#change('open');
  }

  async refuse(): Promise<void> {
    await this.#change('refusing');
  }

  async hang(): Promise<void> {
    await this.#change('hanging');
  }

  async close(): Promise<void> {
    await this.#change('refusing');
  }

  async #change(mode: Mode): Promise<void> {
    this.#mode = mode;
    for (const socket of this.#sockets) socket.destroy();
    if (mode === 'refusing') {
      await new Promise<void>((resolve) => {
        if (this.#server) this.#server.close(() => resolve());
        else resolve();
      });
      this.#server = undefined;
    } else if (!this.#server) {
      await this.#listen();
    }
  }

  async #listen(): Promise<void> {
    const server = createServer((socket) => this.#accept(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  #accept(socket: Socket): void {
    this.#keep(socket);
    if (this.#mode === 'hanging') {
      socket.resume();
      return;
    }
    const onward = connect(this.target, '127.0.0.1');
    this.#keep(onward);
    socket.pipe(onward).pipe(socket);
    socket.once('close', () => onward.destroy());
    onward.once('close', () => socket.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
