import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

type Login = { readonly token: string; readonly address: string };

export type Theme = 'light' | 'dark';

/** What a browser holds whose user has chosen a theme. */
export function withTheme(origin: string, theme: Theme = 'light') {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'theme', value: theme }] }] };
}

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

  async end(): Promise<string[]> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    return this.#complaints.splice(0);
  }
}
