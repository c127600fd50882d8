import { createHmac } from 'node:crypto';

/** Scheme v1. @param seconds the real time, because receivers reject old signatures */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
