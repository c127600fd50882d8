import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from './account-error.js';

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Separates 404 from 405 (RFC 9110, 15.5.6). */
@Controller()
export class UnknownCallController {
  @All('*')
  answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): never {
    const [path = ''] = request.url.split('?', 1);
    const url = path.replace(/\/$/, '');
    const allowed = METHODS.filter((method) => request.server.hasRoute({ method, url }));
    if (allowed.length === 0) throw new AccountError(404, 'Not Found');
    void reply.header('allow', allowed.join(', '));
    throw new AccountError(405, 'Method Not Allowed');
  }
}
