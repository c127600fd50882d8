import { isOwnAddress, ReturnAddresses } from './return-addresses.js';

const PUBLIC_URL = 'http://127.0.0.1:8080';

describe('return addresses', () => {
  it('may have both names of a laptop, where the site is on one', () => {
    const addresses = new ReturnAddresses({ NODE_ENV: 'development', PUBLIC_URL });
    addresses.check('http://localhost:8080/pricing', 'http://127.0.0.1:8080/pricing');
    expect(() => addresses.check('http://localhost:8081/')).toThrow('on this site');
  });

  it('have one name in production', () => {
    const addresses = new ReturnAddresses({ NODE_ENV: 'production', PUBLIC_URL });
    expect(() => addresses.check('http://localhost:8080/')).toThrow('on this site');
  });
});

const OURS = new Set(['https://likeness.test', 'http://127.0.0.1:8080']);

describe('an address of our own', () => {
  it.each([
    'https://likeness.test',
    'https://likeness.test/',
    'https://likeness.test/pricing?status=success&session_id={CHECKOUT_SESSION_ID}',
    'https://likeness.test#top',
    'https://likeness.test?a=https://evil.example',
    'http://127.0.0.1:8080/pricing',
  ])('is %s', (address) => {
    expect(isOwnAddress(address, OURS)).toBe(true);
  });

  it.each([
    'https://likeness.test\\@evil.example/',
    'https:\\\\likeness.test/',
    'https://likeness.test/\\evil.example',
    'https://evil.example\\.likeness.test',
    'https://likeness.test@evil.example/',
    'https://likeness.test:443@evil.example/',
    'https://user:password@likeness.test/',
    'https://@likeness.test/',
    'https://likeness.test.evil.example/',
    'https://likeness.test:444/',
    'http://likeness.test/',
    'http://127.0.0.1:80800/',
    'https://likeness.test\t/',
    'https://likeness.test/\r\nlocation: https://evil.example',
    ' https://likeness.test/',
    'https://likeness.test/ ',
    'https://like\u200Bness.test/',
    'https://likeness.test/\u202E',
    'https://ｌikeness.test/',
    'https:likeness.test/',
    'https:/likeness.test/',
    '//likeness.test/',
    '/pricing',
    'javascript:alert(1)//https://likeness.test/',
    'data:text/html,https://likeness.test/',
    'blob:https://likeness.test/1',
    '',
  ])('is not %j', (address) => {
    expect(isOwnAddress(address, OURS)).toBe(false);
  });
});
