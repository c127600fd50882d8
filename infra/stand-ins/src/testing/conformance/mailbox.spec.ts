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
const all = async () => (await (await get('/api/messages')).json()) as Message[];

test('takes mails and lists them, newest first', async () => {
  await send(mailbox.url, mail('First'));
  await send(mailbox.url, mail('Second <b>'));
  const listed = await all();
  expect(listed.map(({ subject, to }) => [subject, to])).toEqual([
    ['Second <b>', 'ada@example.org'],
    ['First', 'ada@example.org'],
  ]);
  expect(listed[0]?.text).toContain('Grüße https://likeness.test/verify-email?token=abc');
  const one = await get(`/api/messages/${listed[1]?.id}`);
  expect(await one.json()).toEqual(listed[1]);
  expect((await get('/api/messages/none')).status).toBe(404);
});

test('shows them on a page that says what it is and runs nothing', async () => {
  const list = await (await get('/')).text();
  expect(list).toContain('Local stand-in.');
  expect(list).toContain('Second &lt;b&gt;');
  const [newest] = await all();
  const shown = await get(`/messages/${newest?.id}`);
  const page = await shown.text();
  expect(page).toContain('href="https://likeness.test/verify-email?token=abc"');
  expect(page).not.toContain('<script');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('/messages/none')).status).toBe(302);
});
