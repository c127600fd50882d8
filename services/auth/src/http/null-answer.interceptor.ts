import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Sends JSON `null` where Fastify would send an empty body. */
export class NullAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<void>): Observable<string> {
    void context.switchToHttp().getResponse<FastifyReply>().type('application/json');
    return next.handle().pipe(map(() => 'null'));
  }
}
