export function TermList({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className="w-full border-b border-line">
      {terms.map(([term, text]) => (
        <div
          key={term}
          className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
