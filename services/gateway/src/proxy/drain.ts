import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Awaited generations are held open far longer; they go on without us and can be asked for. */
const DRAIN_MS = 5_000;

/** Lets answers under way come to their end when the gateway stops, but not for ever. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  }
}
