import type { FastifyInstance } from 'fastify';

export class PageAddresses {
  #server: FastifyInstance | undefined;

  servedBy(server: FastifyInstance): void {
    this.#server = server;
  }

  checkout(id: string): string {
    return `${this.#origin()}/checkout/${id}`;
  }

  invoice(id: string): string {
    return `${this.#origin()}/invoice/${id}`;
  }

  /** The control page stands in for the portal. */
  portal(): string {
    return `${this.#origin()}/`;
  }

  #origin(): string {
    return this.#server?.listeningOrigin ?? '';
  }
}
