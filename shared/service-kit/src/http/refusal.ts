import type { FastifyReply } from 'fastify';

const codes = new WeakMap<FastifyReply, string>();

export function noteRefusal(reply: FastifyReply, code: string): void {
  codes.set(reply, code);
}

export function refusalOf(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}
