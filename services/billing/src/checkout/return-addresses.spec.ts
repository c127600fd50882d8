import { ReturnAddresses } from './return-addresses.js';

describe('return addresses', () => {
  it('may have both names of a laptop, where the site is on one', () => {
    const addresses = new ReturnAddresses('http://127.0.0.1:8080', false);
    addresses.check('http://localhost:8080/pricing', 'http://127.0.0.1:8080/pricing');
    expect(() => addresses.check('http://localhost:8081/')).toThrow('on this site');
  });

  it('have one name in production', () => {
    const addresses = new ReturnAddresses('http://127.0.0.1:8080', true);
    expect(() => addresses.check('http://localhost:8080/')).toThrow('on this site');
  });
});
