import { request } from 'node:http';
import { freePort, startProgram } from '../testing/running-program.js';

let mailbox: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  mailbox = await startProgram('mailbox', { SMTP_PORT: String(await freePort()) });
});
afterAll(() => mailbox.close());

const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${mailbox.url}/api/messages`, { headers: { host } }, (answer) => {
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
