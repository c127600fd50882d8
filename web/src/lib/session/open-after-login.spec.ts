// @vitest-environment happy-dom
import { chooseLanguage, hasChosenLanguage } from '../locale.js';
import { openAfterLogin } from './open-after-login.js';
import { session } from './page-session.js';

const state = session.getState();
const signedIn = (language: 'en' | 'de') =>
  vi
    .spyOn(session, 'getState')
    .mockReturnValue({ ...state, user: { language } as NonNullable<typeof state.user> });

describe('after a login, the page', () => {
  const replace = vi.fn<(address: string) => void>();
  afterEach(() => {
    document.cookie = 'language=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    replace.mockClear();
  });

  it('stays in its language when the account has the same one, which is remembered', () => {
    signedIn('en');
    openAfterLogin({ replace }, '/faq');
    expect(replace).toHaveBeenCalledWith('/faq');
    expect(document.cookie).toContain('language=en');
  });

  it('opens in the account’s language', () => {
    const load = vi.spyOn(location, 'replace').mockReturnValue();
    signedIn('de');
    openAfterLogin({ replace }, '/faq');
    expect(load).toHaveBeenCalledWith('/de/faq');
    expect(replace).not.toHaveBeenCalled();
  });

  it('keeps a language that was chosen before', () => {
    chooseLanguage('en');
    signedIn('de');
    openAfterLogin({ replace }, '/faq');
    expect(replace).toHaveBeenCalledWith('/faq');
    expect(hasChosenLanguage()).toBe(true);
  });
});
