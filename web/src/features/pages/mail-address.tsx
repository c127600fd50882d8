import { site } from '../../lib/site.js';

/** An address of the operator's, as it was configured. */
export function MailAddress({ of }: { of: 'support' | 'legal' }) {
  const address = site.email[of];
  if (address === null) return <>no address is set yet</>;
  return (
    <a href={`mailto:${address}`} className="link wrap-anywhere">
      {address}
    </a>
  );
}
