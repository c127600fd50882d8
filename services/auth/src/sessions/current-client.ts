import Bowser from 'bowser';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const UNKNOWN = 'Unknown device';
const MAX_USER_AGENT = 512;
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));

/** Returns only fixed words, so the client's header text never reaches a page. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const words = [
    ...(BROWSERS.has(browser.name ?? '') ? [browser.name] : []),
    ...(SYSTEMS.has(os.name ?? '') ? [os.name] : []),
  ];
  return words.length === 0 ? UNKNOWN : words.join(' on ');
}

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
