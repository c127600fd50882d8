import type { ReactNode } from 'react';
import { hasImprint, site } from '../../../lib/site.js';
import * as text from './messages/en.js';

const { operator, email } = site;

const facts = [
  [text.operator, operator.name],
  [text.address, operator.address],
  [text.representative, operator.representative],
  [text.register, operator.register],
  [text.vatId, operator.vatId],
  [text.phone, operator.phone],
] as const;
const addresses = [
  [text.support, email.support],
  [text.legal, email.legal],
] as const;

/** Legal notice with the operator's details (DDG §5); omits unset ones. */
export function Imprint() {
  if (!hasImprint) return null;
  return (
    <section id="imprint" aria-labelledby="imprint-title" className="grid content-start gap-5">
      <h2 id="imprint-title" className="type-h3">
        {text.imprint}
      </h2>
      <dl className="w-full border-b border-line">
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ),
        )}
        {addresses.map(
          ([term, address]) =>
            address !== null && (
              <Fact key={term} term={term}>
                <a href={`mailto:${address}`} className="link">
                  {address}
                </a>
              </Fact>
            ),
        )}
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
