import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { EVENTS_PATH } from '@likeness/contracts/events/events-path';
import { AppError } from '@likeness/contracts/errors/app-error';
import { type Owner, ownerKey, ownerSchema } from '@likeness/contracts/identity/owner';
import { EventBus } from '@likeness/events/event-bus';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import pTimeout from 'p-timeout';
import { Server, type Socket } from 'socket.io';
import { IdentityService } from '../identity/identity.service.js';
import { OriginPolicy } from '../identity/origin-policy.js';
import { Counted, isReached } from '@likeness/service-kit/limits/counted';
import { ClientAddresses } from '../identity/client-address.js';

export abstract class SocketLimitSettings {
  abstract readonly perAddress: number;
}

const RETRY_AFTER_SECONDS = 10;

type EngineRequest = IncomingMessage & { readonly _query: Readonly<Record<string, string>> };
type EngineSession = {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
};

@Injectable()
export class SocketLimit {
  constructor(
    private readonly addresses: ClientAddresses,
    private readonly settings: SocketLimitSettings,
  ) {}

  /** Counts sessions, because a polling page has no connection between polls. */
  guard({ engine }: Server): void {
    const open = new Counted();
    engine.use(
      (request: EngineRequest, response: ServerResponse, next: (refused?: Error) => void) => {
        const isNew = request._query.sid === undefined;
        const count = open.of(this.addresses.of(request));
        if (!isNew || !isReached(this.settings.perAddress, count)) {
          next();
          return;
        }
        const refusal = new AppError('TOO_MANY_REQUESTS');
        if (request.headers.upgrade !== undefined) {
          next(refusal);
          return;
        }
        response.writeHead(refusal.status, {
          'content-type': 'application/json; charset=utf-8',
          'retry-after': String(RETRY_AFTER_SECONDS),
        });
        response.end(JSON.stringify(refusal.toBody()));
      },
    );
    engine.on('connection', (session: EngineSession) => {
      session.once('close', open.enter(this.addresses.of(session.request)));
    });
  }
}

const SOCKETS_PER_OWNER = 20;
/** Pages send no events; this leaves room for protocol packets. */
const MAX_MESSAGE_BYTES = 4 * 1024;
const JOIN_WITHIN_MS = 10_000;

/** For the subscription of an owner who has just connected; the page then asks for its jobs. */
const FOLLOW_WITHIN_MS = 1_000;

/** Sends each owner's events over Socket.IO. Disconnects a page that emits any. */
@Injectable()
export class LiveSockets implements OnModuleInit, BeforeApplicationShutdown {
  #io: Server | undefined;
  readonly #followed = new Map<string, Promise<void>>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly events: EventBus,
    private readonly identity: IdentityService,
    private readonly origins: OriginPolicy,
    private readonly limit: SocketLimit,
  ) {}

  onModuleInit(): void {
    const io = new Server(this.host.httpAdapter.getHttpServer() as HttpServer, {
      path: EVENTS_PATH,
      addTrailingSlash: false,
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      connectTimeout: JOIN_WITHIN_MS,
      allowRequest: (request, decide) => decide(null, this.origins.allows(request.headers)),
    });
    io.use((socket, next) => {
      this.#join(socket).then(
        () => next(),
        (error: unknown) => next(asConnectError(error)),
      );
    });
    io.on('connection', (socket) => socket.onAny(() => socket.disconnect(true)));
    this.limit.guard(io);
    this.#io = io;
    io.of('/').adapter.on('create-room', (room: string) => this.#follow(room));
    io.of('/').adapter.on('delete-room', (room: string) => this.#unfollow(room));
    this.events.onLive(({ owner, event }) => io.to(ownerRoom(owner)).emit(event.type, event));
    // Not awaited: the site works while Redis is down, and the subscription follows.
    void this.events.onSignal((signal) => {
      if (signal.type !== 'sessions.ended') return;
      for (const id of signal.session_ids) io.in(sessionRoom(id)).disconnectSockets(true);
    });
  }

  beforeApplicationShutdown(): void {
    this.#io?.disconnectSockets(true);
    this.#io?.engine.close();
  }

  /** Until the last socket of the owner leaves. */
  #follow(room: string): void {
    const owner = ownerOf(room);
    if (!owner) return;
    this.#followed.set(
      room,
      this.events.follow(owner).catch(() => undefined),
    );
  }

  #unfollow(room: string): void {
    const owner = ownerOf(room);
    if (owner && this.#followed.delete(room)) this.events.unfollow(owner);
  }

  async #join(socket: Socket): Promise<void> {
    const request: IncomingMessage = socket.request;
    const { token } = socket.handshake.auth as { token?: unknown };
    const listener = await this.identity.listener(request, token);
    if (!listener) throw new AppError('UNAUTHORIZED');
    const room = ownerRoom(listener.owner);
    if ((socket.nsp.adapter.rooms.get(room)?.size ?? 0) >= SOCKETS_PER_OWNER) {
      throw new AppError('TOO_MANY_REQUESTS');
    }
    const { sessionId } = listener;
    await socket.join(sessionId === undefined ? room : [room, sessionRoom(sessionId)]);
    const following = this.#followed.get(room) ?? Promise.resolve();
    await pTimeout(following, { milliseconds: FOLLOW_WITHIN_MS, message: false });
    // The session may have ended before the socket joined its room.
    if (sessionId !== undefined && !(await this.identity.listener(request, token))) {
      throw new AppError('UNAUTHORIZED');
    }
  }
}

function ownerRoom(owner: Owner): string {
  return `owner:${ownerKey(owner)}`;
}

/** Undefined for rooms of sessions and sockets. */
function ownerOf(room: string): Owner | undefined {
  const [prefix, kind, id] = room.split(':');
  return prefix === 'owner' ? ownerSchema.parse({ kind, id }) : undefined;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

function asConnectError(error: unknown): Error {
  const known = error instanceof AppError ? error : new AppError('INTERNAL');
  return Object.assign(new Error(known.message), { data: known.toBody() });
}
