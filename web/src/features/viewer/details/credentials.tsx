import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { examineFile, fetchImageFile } from '../../../lib/api/image-file.js';
import { fullUrl } from '../../../lib/api/image-url.js';
import * as text from '../messages/en.js';
import { credentialWords } from './credential-words.js';

const credentialsQuery = (image: Image) => ({
  queryKey: ['credentials', fullUrl(image)],
  queryFn: async () => examineFile(await fetchImageFile(image), image.name),
  staleTime: Infinity,
  retry: false,
});

export function Credentials({ image }: { image: Image }) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isAsked = askedFor === image.id;
  const { data, error, isFetching, refetch } = useQuery({
    ...credentialsQuery(image),
    enabled: isAsked,
  });
  return (
    <section aria-label={text.credentials} className="grid gap-2 text-sm">
      <h3 className="type-h4">{text.credentials}</h3>
      <div role="status" className="grid gap-1 text-ink-2 empty:hidden">
        {data && credentialWords(data).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {error && !isFetching && <p className="text-danger">{error.message}</p>}
      </div>
      {!data && (
        <Button
          size="sm"
          className="w-fit max-lg:min-h-11"
          busy={isFetching}
          onClick={() => {
            if (isAsked) void refetch();
            else setAskedFor(image.id);
          }}
        >
          {!isFetching && <ShieldCheck aria-hidden />}
          <span>{isFetching ? text.reading : text.readCredentials}</span>
        </Button>
      )}
    </section>
  );
}
