import { useState } from 'react';
import { useAnotherTry } from '../lib/use-another-try.js';

export function Thumbnail({ src, className }: { src: string; className: string }) {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;
  useAnotherTry(hasFailed, () => setFailed(undefined));
  if (hasFailed) return <span className={className} />;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
      className={`${className} object-cover`}
    />
  );
}
