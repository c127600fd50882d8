import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { BrowserCookies } from './browser-cookies.js';

@Injectable()
export class ClearsSessionCookie implements NestInterceptor {
  constructor(private readonly cookies: BrowserCookies) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(tap(() => void reply.header('set-cookie', this.cookies.session.clear())));
  }
}
