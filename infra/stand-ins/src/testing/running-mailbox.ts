import type { AddressInfo } from 'node:net';
import { until } from '@likeness/testing/until';
import { type Message, MessageList, smtpSink } from '../mailbox/message.js';

export async function startMailbox() {
  const messages = new MessageList();
  let isRefusing = false;
  const unknown = new Set<string>();
  const smtp = smtpSink(
    (message) => messages.add(message),
    () => isRefusing,
    (recipient) => unknown.has(recipient),
  );
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;

  const to = (address: string) =>
    messages
      .all()
      .filter((mail) => mail.to === address)
      .reverse();
  return {
    url: `smtp://127.0.0.1:${port}`,
    to,
    refuse(value: boolean): void {
      isRefusing = value;
    },
    /** The mailbox does not exist: 550 for every mail to it. */
    refuseTo(address: string): void {
      unknown.add(address);
    },
    async mail(address: string, number = 1): Promise<Message> {
      await until(() => to(address).length >= number, `mail ${number} to ${address}`);
      return to(address)[number - 1] as Message;
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

export function tokenIn({ text }: Pick<Message, 'text'>): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token in: ${text}`);
  return token;
}
