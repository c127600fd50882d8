import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { appoint } from '../client/appoint.js';
import { accessibilityFaults } from '../client/page-faults.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { browserSuite, DESKTOP, logIn } from './browser-suite.js';

const EMAIL = 'operator@example.com';

describe('an operator', () => {
  const { stack, browser } = browserSuite(26200);
  let page: Page;
  beforeAll(async () => {
    await Member.signUp(stack.address, EMAIL);
    page = await (await browser().newContext({ viewport: DESKTOP })).newPage();
  });

  async function failedJob(): Promise<string> {
    const redis = connectRedis(stack.redisUrl, 'test');
    const sender = new JobSender(redis);
    const job = await sender.queue('results').add('no.such.job', {});
    await sender.close();
    redis.disconnect();
    return job.id ?? '';
  }

  async function send(label: string, code: string, action: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).fill(code);
    await page.getByRole('button', { name: action }).click();
  }

  it('is led home until the command line appoints them', async () => {
    await page.goto(`${stack.address}/login?redirect=/operator`);
    await logIn(page, EMAIL);
    await page.waitForURL(`${stack.address}/`);
  }, 120_000);

  it('sets up a second factor, has a failed job done again, and finds that in the log', async () => {
    const code = await appoint(stack, EMAIL);
    const id = await failedJob();
    await page.goto(`${stack.address}/operator`);
    await send('Appointment code', code, 'Continue');
    const secret = (await page.locator('[data-secret]').textContent()) ?? '';
    await send('Code', new TOTP({ secret: Secret.fromBase32(secret) }).generate(), 'Finish');
    await page.locator('[data-recovery-code]').nth(9).waitFor();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    const parts = page.getByRole('table', { name: 'Services' });
    await parts.getByText('gateway').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `Retry ${id}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await page.getByText('1 job will be done again.').first().waitFor();
    const log = page.getByRole('table', { name: 'Audit log' });
    await log
      .getByRole('row', { name: `results/${id}` })
      .first()
      .waitFor();
    expect(await log.textContent()).toContain('Retried a job');
    await page.getByLabel('English').fill('Back at 10:00.');
    await page.getByLabel('German').fill('Zurück um 10:00.');
    await page.getByRole('button', { name: 'Show the notice' }).click();
    await page.getByText('Every page shows it.').first().waitFor();
    const customer = await (await browser().newContext()).newPage();
    await customer.goto(stack.address);
    await customer.getByText('Back at 10:00.').waitFor();
    expect(await accessibilityFaults(customer)).toEqual([]);
    await page.getByRole('button', { name: 'Clear the notice' }).click();
    await page.getByText('No page shows a notice.').first().waitFor();
    await eventually(async () => {
      await customer.reload();
      return (await customer.getByText('Back at 10:00.').count()) === 0;
    }, 60_000);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  }, 180_000);
});
