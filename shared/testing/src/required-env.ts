/**
 * Address of a database that `npm test` has started for the run.
 * @throws Error saying how to run the test when there is none
 */
export function requiredAddress(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. Run this test with: npm test -- <workspace>`);
}
