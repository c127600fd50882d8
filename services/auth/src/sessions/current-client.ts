import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { deviceWords } from './device-words.js';

export type Client = { readonly device: string; readonly isBrowser: boolean };

/** Detects browsers by headers that no script can change. Other clients may not keep cookies. */
export const CurrentClient = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Client => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return {
      device: deviceWords(headers['user-agent']),
      isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    };
  },
);
