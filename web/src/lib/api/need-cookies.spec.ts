import { login } from './auth-api.js';
import { COOKIES_BLOCKED, needCookies } from './need-cookies.js';

it('cookies that the browser keeps need no word', () => {
  vi.stubGlobal('document', { cookie: '' });
  expect(needCookies).not.toThrow();
});

it('cookies that the browser ignores are named before a password is sent', async () => {
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(_text) {},
  });
  const send = vi.spyOn(globalThis, 'fetch');
  await expect(login('ada@example.org', 'x')).rejects.toMatchObject({ code: COOKIES_BLOCKED });
  expect(send).not.toHaveBeenCalled();
});
