import { site } from '../../lib/site.js';

type MailSentenceProps = {
  of: 'support' | 'legal';
  /** What stands before the address. */
  children: string;
};

/** A sentence that ends with an address of the operator's; nothing where none is set. */
export function MailSentence({ of, children }: MailSentenceProps) {
  const address = site.email[of];
  if (address === null) return null;
  return (
    <>
      {children}{' '}
      <a href={`mailto:${address}`} className="link wrap-anywhere">
        {address}
      </a>
      .{' '}
    </>
  );
}
