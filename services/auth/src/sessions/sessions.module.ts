import { Module } from '@nestjs/common';
import { ExpiredRowsService } from './expired-rows.service.js';
import { HousekeepingService } from './housekeeping.service.js';
import { LoginSessionsController } from './login-sessions.controller.js';
import { LoginSessionsService } from './login-sessions.service.js';
import { SessionCache } from './session-cache.js';
import { SessionsService } from './sessions.service.js';

@Module({
  controllers: [LoginSessionsController],
  providers: [
    ExpiredRowsService,
    HousekeepingService,
    LoginSessionsService,
    SessionCache,
    SessionsService,
  ],
  exports: [SessionsService],
})
export class SessionsModule {}
