import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** Somebody who is logged in: the session's token, and where it counts. */
type Login = { readonly token: string; readonly address: string };

/** The visits of a test, each in a browser context of its own, and what went wrong in their pages. */
export class Visits {
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];

  async begin(
    browser: Browser,
    options: BrowserContextOptions,
    login?: Login,
  ): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    this.#contexts.push(context);
    context.on('weberror', (thrown) => this.#complaints.push(thrown.error().message));
    if (login) {
      const { token: value, address: url } = login;
      await context.addCookies([{ name: 'access_token', value, url, sameSite: 'Lax' }]);
    }
    return context;
  }

  /** @returns what pages threw and did not catch */
  async end(): Promise<string[]> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    return this.#complaints.splice(0);
  }
}
