import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '@likeness/testing/free-port';
import { until } from '@likeness/testing/until';

const HOST = '127.0.0.1';
const entry = fileURLToPath(new URL('../../dist/mailbox/main.js', import.meta.url));
let mailbox: ChildProcess;
let url: string;
beforeAll(async () => {
  const [port, smtpPort] = [await freePort(), await freePort()];
  url = `http://${HOST}:${port}`;
  mailbox = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, HOST, PORT: String(port), SMTP_PORT: String(smtpPort) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await until(async () => {
    if (mailbox.exitCode !== null) throw new Error(`it ended with ${mailbox.exitCode}`);
    return (await fetch(`${url}/health`).catch(() => undefined))?.ok === true;
  }, 'the mailbox answers');
});
afterAll(async () => {
  mailbox.kill('SIGTERM');
  if (mailbox.exitCode === null) await once(mailbox, 'exit');
});

const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${url}/api/messages`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

test.each(['127.0.0.1', 'localhost', 'LOCALHOST:8025', '[::1]:8025'])(
  '%s reads mails',
  async (host) => {
    expect(await statusFor(host)).toBe(200);
  },
);

test.each(['attacker.example', '127.0.0.1.attacker.example', 'localhost.:8025'])(
  'a site that calls itself "%s" reads none',
  async (host) => expect(await statusFor(host)).toBe(403),
);
