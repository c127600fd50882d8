import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { Counted, isReached } from '../concurrency/counted.js';
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
