/** The test database of `npm test`. @throws Error with instructions if it is not running */
export function requiredAddress(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. Run this test with: npm test -- <workspace>`);
}
