import path from 'node:path';
import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { UploadRoom } from './upload-room.js';
import { UploadSpool } from './upload-spool.js';

const MEGABYTE = 1024 * 1024;
const SWEEP_MS = 60_000;
/** Shorter than the gateway's patience with a service that takes nothing. */
const WAIT_MS = 20_000;

@Injectable()
class SpoolSweep extends RepeatingService {
  constructor(
    @Inject(UploadSpool) private readonly spool: UploadSpool,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: SWEEP_MS, failure: 'spool sweep failed, will try again' });
  }

  run(): Promise<void> {
    return this.spool.removeStale();
  }
}

/** Where a service's uploads wait while they are dealt with. */
@Module({})
export class UploadModule {
  /** @param service its folder in the spool bears its name */
  static register(
    service: string,
    env: { readonly DATA_DIR: string; readonly SPOOL_MAX_MB: number },
  ): DynamicModule {
    const folder = path.resolve(env.DATA_DIR, 'spool', service);
    const room = new UploadRoom({ bytes: env.SPOOL_MAX_MB * MEGABYTE, waitMs: WAIT_MS });
    return {
      module: UploadModule,
      providers: [{ provide: UploadSpool, useValue: new UploadSpool(folder, room) }, SpoolSweep],
      exports: [UploadSpool],
    };
  }
}
