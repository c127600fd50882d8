import type { FastifyReply } from 'fastify';

const codes = new WeakMap<FastifyReply, string>();

/** Says why a request is refused, for the figures. @param code one of the catalogue, nothing a person sent */
export function noteRefusal(reply: FastifyReply, code: string): void {
  codes.set(reply, code);
}

export function refusalOf(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}
