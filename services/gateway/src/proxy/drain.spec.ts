import { startGatewayUnderTest } from '../testing/running-gateway.js';

describe('a gateway that stops', () => {
  it('completes responses, and cuts off slow ones', async () => {
    const gateway = await startGatewayUnderTest();
    let arrived = 0;
    gateway.lenses.answerWith((request, response) => {
      arrived += 1;
      if (request.url === '/api/lenses/jobs') setTimeout(() => response.end('done'), 1_000);
    });
    const quick = gateway.fetch('/api/lenses/jobs').then((response) => response.text());
    const endless = gateway.fetch('/api/lenses/allowance').then(
      () => 'answered',
      () => 'cut off',
    );
    while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    const began = Date.now();
    await gateway.close();
    expect(await quick).toBe('done');
    expect(await endless).toBe('cut off');
    expect(Date.now() - began).toBeLessThan(8_000);
  });
});
