import { connect } from 'node:net';
import type { Message } from '../../mailbox/message.js';
import { startMailbox } from '../running-mailbox.js';

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

async function send(smtpUrl: string, raw: string): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
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
    const socket = connect(Number(port), hostname);
    socket.on('data', (answer) => {
      if (/^[45]\d\d/.test(answer.toString())) reject(new Error(answer.toString()));
      const next = lines.shift();
      if (next !== undefined) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());

const get = (path: string) => fetch(mailbox.pageUrl + path, { redirect: 'manual' });

test('shows mails on a page that says what it is and runs nothing', async () => {
  await send(mailbox.url, mail('A <b>'));
  const list = await (await get('/')).text();
  expect(list).toContain('Local stand-in.');
  expect(list).toContain('A &lt;b&gt;');
  const [newest] = (await (await get('/api/messages')).json()) as Message[];
  const shown = await get(`/messages/${newest?.id}`);
  const page = await shown.text();
  expect(page).toContain('href="https://likeness.test/verify-email?token=abc"');
  expect(page).not.toContain('<script');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('/messages/none')).status).toBe(302);
});
