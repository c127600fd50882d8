import path from 'node:path';
import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { RepeatingService } from '../schedule/repeating-service.js';
import { UploadRoom } from './upload-room.js';
import { TemporaryUploads } from './temporary-uploads.js';

const MEGABYTE = 1024 * 1024;
const SWEEP_MS = 60_000;
/** Shorter than the gateway's timeout for unread uploads. */
const WAIT_MS = 20_000;

@Injectable()
class TemporaryUploadsSweep extends RepeatingService {
  protected readonly schedule = {
    everyMs: SWEEP_MS,
    failure: 'temporary uploads could not be swept, will try again',
  };

  constructor(@Inject(TemporaryUploads) private readonly uploads: TemporaryUploads) {
    super();
  }

  run(): Promise<void> {
    return this.uploads.removeStale();
  }
}

@Module({})
export class UploadModule {
  static register(
    service: string,
    env: { readonly DATA_DIR: string; readonly SPOOL_MAX_MB: number },
  ): DynamicModule {
    const folder = path.resolve(env.DATA_DIR, 'spool', service);
    const room = new UploadRoom({ bytes: env.SPOOL_MAX_MB * MEGABYTE, waitMs: WAIT_MS });
    return {
      module: UploadModule,
      global: true,
      providers: [
        { provide: TemporaryUploads, useValue: new TemporaryUploads(folder, room) },
        TemporaryUploadsSweep,
      ],
      exports: [TemporaryUploads],
    };
  }
}
