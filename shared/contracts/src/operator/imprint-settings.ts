export const IMPRINT_SETTINGS = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'SUPPORT_EMAIL'] as const;

export function unsetImprint(env: Readonly<Record<string, string | undefined>>): string[] {
  return IMPRINT_SETTINGS.filter((name) => !env[name]?.trim());
}
