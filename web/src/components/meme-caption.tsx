import * as text from './messages.js';

const CAPTIONS = text.memeCaptions.split(';');

const line =
  'absolute inset-x-[4cqw] text-center text-[clamp(0.8125rem,9cqw,1.75rem)] leading-[1.05] font-bold text-[#fff] uppercase [word-spacing:0.12em] font-stretch-[78%] [paint-order:stroke] [-webkit-text-stroke:0.16em_#000]';

export function MemeCaption({ turn }: { turn: number }) {
  const [top, bottom] = CAPTIONS[turn % CAPTIONS.length]?.split('|') ?? [];
  return (
    <span className="@container absolute inset-0 block">
      <span className={`${line} top-2`}>{top}</span>
      <span className={`${line} bottom-2`}>{bottom}</span>
    </span>
  );
}
