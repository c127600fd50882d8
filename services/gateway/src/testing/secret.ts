export const TEST_SECRET = 'gateway-test-secret-of-32-characters';
