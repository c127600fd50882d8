import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mailboxServer } from './mailbox-server.js';
import type { Message } from './message.js';
import { MessageList } from './message-list.js';
import { smtpSink } from './smtp-sink.js';

const mail = (subject: string) => `From: Likeness <no-reply@likeness.test>
To: "Someone else" <other@example.org>
Subject: ${subject}
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=cut

--cut
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Gr=C3=BC=C3=9Fe https://likeness.test/verify-email?token=3Dabc

--cut
Content-Type: text/html; charset=utf-8

<html><head></head><body><script>alert(1)</script><p>Hello</p></body></html>
--cut--
`;

/** Speaks SMTP by hand, a line at a time. */
async function send(port: number, raw: string): Promise<void> {
  const body = raw.replaceAll('\n', '\r\n');
  const lines = [
    'EHLO me',
    'MAIL FROM:<a@b.c>',
    'RCPT TO:<ada@example.org>',
    'DATA',
    `${body}\r\n.`,
    'QUIT',
  ];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (answer) => {
      if (/^[45]\d\d/.test(answer.toString())) reject(new Error(answer.toString()));
      const next = lines.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

describe('the mailbox', () => {
  const messages = new MessageList();
  const smtp = smtpSink((message) => messages.add(message));
  const server = mailboxServer(messages);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    port = (smtp.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await server.close();
  });

  test('takes mails and lists them, newest first', async () => {
    await send(port, mail('First'));
    await send(port, mail('Second <b>'));
    const listed = (await server.inject('/api/messages')).json<Message[]>();
    expect(listed.map(({ subject, to }) => [subject, to])).toEqual([
      ['Second <b>', 'ada@example.org'],
      ['First', 'ada@example.org'],
    ]);
    expect(listed[0]?.text).toContain('Grüße https://likeness.test/verify-email?token=abc');
    const one = await server.inject(`/api/messages/${listed[1]?.id}`);
    expect(one.json<Message>()).toEqual(listed[1]);
    expect((await server.inject('/api/messages/none')).statusCode).toBe(404);
  });

  test('shows them on a page that says what it is and runs nothing', async () => {
    const list = await server.inject('/');
    expect(list.body).toContain('Local stand-in.');
    expect(list.body).toContain('Second &lt;b&gt;');
    const [newest] = messages.all();
    const shown = await server.inject(`/messages/${newest?.id}`);
    expect(shown.body).toContain('href="https://likeness.test/verify-email?token=abc"');
    expect(shown.body).not.toContain('<script');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await server.inject('/messages/none')).statusCode).toBe(302);
  });
});
