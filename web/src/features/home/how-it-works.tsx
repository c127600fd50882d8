import type { CSSProperties, ReactNode } from 'react';
import { PickMark } from '../../components/pick-mark.js';
import { Frame } from '../../components/frame.js';
import { examplePicture, photoOfExample } from '../../lib/examples.js';
import { homeWords } from './home-words.js';
import * as text from './messages.js';
import { SectionHead } from './section-head.js';

type Step = {
  title: string;
  seconds: number;
  text: string;
  frames: readonly { src: string; over?: ReactNode }[];
};

const faceBox = (
  <span className="crop-marks absolute inset-[6%_12%_7%_12%] [--crop-color:var(--color-mark)] [--crop-length:10px] [--crop-width:2px]" />
);
const eyeLine = (
  <span className="absolute inset-x-0 top-[44.5%] border-t border-dashed border-mark" />
);

const steps: readonly Step[] = [
  {
    title: text.uploadStep,
    seconds: 5,
    text: text.uploadStepText,
    frames: [{ src: photoOfExample('oil').small }],
  },
  {
    title: text.styleStep,
    seconds: 10,
    text: text.styleStepText,
    frames: [
      { src: examplePicture('neon').small },
      { src: examplePicture('oil').small, over: <PickMark on /> },
    ],
  },
  {
    title: text.workStep,
    seconds: 20,
    text: text.workStepText,
    frames: [
      { src: '/examples/stage-read.webp', over: faceBox },
      { src: '/examples/stage-light.webp' },
      { src: '/examples/stage-paint.webp' },
      { src: '/examples/stage-check.webp', over: eyeLine },
    ],
  },
  {
    title: text.shareStep,
    seconds: 5,
    text: homeWords.lastStep,
    frames: [{ src: examplePicture('oil').small }],
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="wrap py-section">
      <SectionHead id="how-title" title={text.howItWorks} />
      <ol className="grid gap-6 lg:flex lg:gap-5">
        {steps.map((step, index) => (
          <li
            key={step.title}
            style={{ '--frames': step.frames.length } as CSSProperties}
            className="grid min-w-0 grid-cols-4 content-start gap-x-1 gap-y-3 md:grid-cols-8 lg:block lg:flex-[var(--frames)_1_calc((var(--frames)-1)*4px)]"
          >
            <div className="col-[span_var(--frames)] grid grid-cols-[repeat(var(--frames),minmax(0,1fr))] gap-1 self-start">
              {step.frames.map((frame) => (
                <Frame key={frame.src} src={frame.src}>
                  {frame.over}
                </Frame>
              ))}
            </div>
            <div
              className={
                step.frames.length === 4
                  ? 'col-span-full grid content-start gap-1 md:col-span-4 md:pl-3 lg:mt-3 lg:pl-0 lg:border-t lg:border-ink lg:pt-2.5'
                  : 'col-[span_calc(4-var(--frames))] grid content-start gap-1 pl-3 md:col-[span_calc(8-var(--frames))] lg:mt-3 lg:border-t lg:border-ink lg:pt-2.5 lg:pl-0'
              }
            >
              <p className="type-data text-ink-2">
                <b className="mr-1 font-bold text-ink">{index + 1}</b>{' '}
                {text.aboutSeconds(step.seconds)}
              </p>
              <h3 className="type-h4 leading-tight">{step.title}</h3>
              <p className="max-w-[36ch] text-sm text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
