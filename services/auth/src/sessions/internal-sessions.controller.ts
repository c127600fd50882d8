import { resolveSessionRequestSchema, type Session } from '@likeness/contracts/identity/session';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { JsonBody } from '../http/bodies.js';
import { Sessions } from './sessions.service.js';

@ServiceOnly()
@Controller('internal/sessions')
export class InternalSessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Post('resolve')
  @HttpCode(200)
  async resolve(
    @Body(new JsonBody(resolveSessionRequestSchema)) body: { token_hash: string },
  ): Promise<{ session: Session | null }> {
    return { session: await this.sessions.resolve(body.token_hash) };
  }
}
