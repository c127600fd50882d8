import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { deviceWords } from './device-words.js';

/** What a login says of the client that asks for it. */
export type Client = { readonly device: string; readonly isBrowser: boolean };

/**
 * Browsers say where a call comes from, by headers that no script can set or take away. Programs
 * say nothing, and may have nowhere to keep a cookie.
 */
export const CurrentClient = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Client => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return {
      device: deviceWords(headers['user-agent']),
      isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    };
  },
);
