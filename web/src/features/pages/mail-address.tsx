import { site } from '../../lib/site.js';

type MailSentenceProps = {
  of: 'support' | 'legal';
  /** Text before the address. */
  children: string;
};

/** A sentence that ends with the operator's email address; hidden when it is unset. */
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
