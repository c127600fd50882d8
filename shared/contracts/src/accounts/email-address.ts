const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The address with its domain in ASCII (RFC 5891). Some browsers convert `müller.de` in an email
 * field to `xn--mller-kva.de`, others and other clients do not.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !/[^\x20-\x7e]/.test(domain) || /[\s/?#:\\%]/.test(domain)) return email;
  try {
    const { hostname } = new URL(`http://${domain.normalize('NFC')}`);
    return `${email.slice(0, at)}@${hostname}`;
  } catch {
    return email;
  }
}

/** One key for all spellings of an address: its identity. */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFC').toLowerCase());
}

/** One key for all addresses that reach one mailbox, for limits only. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1);
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
