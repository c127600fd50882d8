const SHOWN = 120;

export function Reason({ text }: { text: string }) {
  const [firstLine = ''] = text.split('\n', 1);
  if (firstLine === text && text.length <= SHOWN) return text;
  return (
    <details className="text-left">
      <summary className="cursor-pointer">{firstLine.slice(0, SHOWN)} …</summary>
      <pre className="mt-2 max-h-80 overflow-auto rounded-control bg-well p-3 font-mono text-xs whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
