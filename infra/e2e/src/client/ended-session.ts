import type { Page, Route } from 'playwright-core';
import { type Member, PASSWORD } from './member.js';

const expired = (page: Page) => page.getByRole('dialog', { name: 'Authentication Failed' });

export async function endSessions(member: Member): Promise<void> {
  const { status } = await member.call('/api/users/me/sessions', { method: 'DELETE' });
  expect(status).toBe(204);
  await member.freshToken();
}

export async function logInAgain(page: Page): Promise<void> {
  await expired(page).getByRole('textbox').fill(PASSWORD);
  await expired(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expired(page).waitFor({ state: 'detached' });
}

export async function interrupt(
  { page, member }: { page: Page; member: Member },
  call: string | RegExp,
  press: () => Promise<void>,
): Promise<void> {
  const held = new Promise<Route>((resolve) => {
    void page.route(call, resolve, { times: 1 });
  });
  await press();
  const route = await held;
  await endSessions(member);
  await route.continue();
  await logInAgain(page);
}
