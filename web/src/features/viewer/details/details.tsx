import type { Image, Likeness } from '@likeness/contracts/http/images';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../components/button.js';
import { CompareSlider } from '../../../components/compare-slider.js';
import { examineFile, fetchImageFile } from '../../../lib/api/image-file.js';
import { displayUrl, fullUrl } from '../../../lib/api/image-url.js';
import { dateWords } from '../../../lib/date-words.js';
import { toolName } from '../../../lib/images/tool-names.js';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { engineOf, isAvatar, promptOf, seedOf, wasMadeAgain } from '../../../lib/recipe.js';
import { copyAddresses } from '../../../lib/share/share-picture.js';
import { thisBrowser } from '../../../lib/share/sharing-browser.js';
import { sourceWords } from '../../../lib/source-words.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import { useBriefly } from '../../../lib/use-timers.js';
import * as text from '../messages.js';

const credentialsQuery = (image: Image) => ({
  queryKey: ['credentials', fullUrl(image)],
  queryFn: async () => examineFile(await fetchImageFile(image), image.name),
  staleTime: Infinity,
  retry: false,
});

function Credentials({ image }: { image: Image }) {
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

const picture = 'absolute inset-0 size-full object-cover';

function PhotoComparison({ image, photoId }: { image: Image; photoId: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = missing === photoId;
  useAnotherTry(isMissing, () => setMissing(null));
  if (isMissing) {
    return <p className="text-sm text-ink-2">{text.noPhoto}</p>;
  }
  return (
    <div className="max-lg:max-w-sm">
      <CompareSlider
        ratio="square"
        label={text.compare}
        valueText={(percent) => text.compared(percent, 100 - percent)}
        after={<img src={displayUrl(image, 512)} alt={text.thePortrait} className={picture} />}
        before={
          <img
            src={displayUrl({ url: `images/${photoId}/file` }, 512)}
            alt={text.yourPhoto}
            onError={() => setMissing(photoId)}
            className={picture}
          />
        }
      />
      <p aria-hidden className="type-data flex justify-between pt-1.5 text-ink-2">
        <span>{text.yourPhoto}</span>
        <span>{text.portrait}</span>
      </p>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 text-sm">
      <h3 className="type-h4">{title}</h3>
      {children}
    </section>
  );
}

export function Details({ image, styleName }: { image: Image; styleName: string }) {
  const seed = seedOf(image);
  const prompt = promptOf(image);
  const without = image.creation_method_config?.negative_prompt;
  const unmet = unmetOf(image);
  const engine = engineOf(image);
  const tool = image.creation_method_name;
  return (
    <>
      {isAvatar(image) && <p className="text-sm text-ink-2">{text.avatar}</p>}
      {image.likeness && (
        <div className="grid gap-4">
          <LikenessScale likeness={image.likeness} />
          <PhotoComparison key={image.id} image={image} photoId={image.likeness.reference_id} />
        </div>
      )}
      {prompt !== null && (
        <Words title={text.prompt}>
          <p className="wrap-anywhere text-ink-2">{prompt}</p>
          {without && (
            <p className="wrap-anywhere text-ink-2">
              <span className="font-semibold text-ink">{text.without}</span> {without}
            </p>
          )}
        </Words>
      )}
      {unmet.length > 0 && (
        <Words title={text.unmet}>
          <ul className="grid list-disc gap-1 pl-4.5 wrap-anywhere text-ink-2">
            {unmet.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Words>
      )}
      <dl className="border-b border-line text-sm">
        <Row name={text.madeWith}>{tool === null ? text.yourUpload : toolName(tool)}</Row>
        {styleName !== '' && tool !== 'kontextlens' && <Row name={text.style}>{styleName}</Row>}
        {engine !== null && <Row name={text.engine}>{engine}</Row>}
        {seed !== null && (
          <Row name={text.seed}>
            <CopySeed key={image.id} seed={seed} />
          </Row>
        )}
        <Row name={text.size}>
          {image.width}×{image.height}
        </Row>
        {wasMadeAgain(image) && <Row name={text.remade}>{text.remadeReason}</Row>}
        {image.expires_at !== null && (
          <Row name={text.keptUntil}>{dateWords(image.expires_at)}</Row>
        )}
      </dl>
      {tool !== null && <Credentials key={image.id} image={image} />}
    </>
  );
}

const SAYS_SO_MS = 2_000;

function CopySeed({ seed }: { seed: number }) {
  const [outcome, setOutcome] = useBriefly<'copied' | 'failed'>(SAYS_SO_MS);

  async function copy() {
    const isCopied = await copyAddresses([String(seed)], thisBrowser);
    setOutcome(isCopied ? 'copied' : 'failed');
  }

  return (
    <span className="-my-2 flex items-center gap-1">
      <span role="status" className="sr-only">
        {outcome === 'failed' ? text.couldNotCopySeed : outcome === 'copied' && text.seedCopied}
      </span>
      <span>{seed}</span>
      <IconButton
        label={text.copySeed}
        className="-mr-3 [&_svg]:size-4!"
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </span>
  );
}

/** In percent: the delivery threshold, the engine's distance of 0.50. */
const BAR = 50;

function LikenessScale({ likeness }: { likeness: Likeness }) {
  const percent = Math.round(likeness.percent);
  return (
    <section aria-label={text.likeness} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="type-h4">{text.likeness}</h3>
        <p className="text-[1.75rem] leading-none font-semibold tracking-[-0.02em] tabular-nums">
          {text.percent(percent)}
        </p>
      </div>
      <div aria-hidden className="grid gap-1.5">
        <div className="relative h-4.5 border-b border-edge bg-[repeating-linear-gradient(to_right,var(--color-edge)_0_1px,transparent_1px_calc((100%-1px)/20))] bg-[length:100%_6px] bg-bottom bg-no-repeat">
          <span
            className="absolute bottom-0 h-3 w-px -translate-x-1/2 bg-ink-2"
            style={{ left: `${BAR}%` }}
          />
          <span
            className="absolute bottom-0 h-4.5 w-1 -translate-x-1/2 rounded-full bg-mark"
            style={{ left: `${percent}%` }}
          />
        </div>
        <div className="type-data flex justify-between text-ink-3">
          <span>0</span>
          <span className="text-ink-2">{text.rejectedBelow(BAR)}</span>
          <span>100</span>
        </div>
      </div>
      <p className="text-sm text-ink-2">{text.likenessMeaning}</p>
    </section>
  );
}

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return text.noCredentials;
  if (!c2pa.valid) return text.wrongCredentials;
  if (c2pa.issuer === null) return text.signed;
  return c2pa.own ? text.signedByUs(c2pa.issuer) : text.signedBy(c2pa.issuer);
}

export function credentialWords(report: ProvenanceReport): string[] {
  const byMark = report.layer === 'mark' ? [text.hiddenMark] : [];
  const byLikeness = report.layer === 'fingerprint' ? [text.storedHere] : [];
  const unknown = report.layer !== null ? [] : [text.notMadeHere];
  return [
    signatureWords(report),
    ...byMark,
    ...byLikeness,
    ...unknown,
    ...sourceWords(report.digital_source_type),
  ];
}
