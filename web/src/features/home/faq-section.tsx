import { Accordion } from '../../components/accordion.js';
import * as text from './messages/en.js';

const questions = [
  { id: 'faq-account', title: text.accountQuestion, body: text.accountAnswer },
  { id: 'faq-photos', title: text.photosQuestion, body: text.photosAnswer },
  { id: 'faq-refused', title: text.refusedQuestion, body: text.refusedAnswer },
  { id: 'faq-time', title: text.timeQuestion, body: text.timeAnswer },
  { id: 'faq-likeness', title: text.likenessQuestion, body: text.likenessAnswer },
  { id: 'faq-limits', title: text.limitsQuestion, body: text.limitsAnswer },
  { id: 'faq-measured', title: text.faceQuestion, body: text.faceAnswer },
  { id: 'faq-owner', title: text.ownerQuestion, body: text.ownerAnswer },
];

export function FaqSection() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16"
    >
      <h2 id="faq-title" className="type-h2 self-start lg:sticky lg:top-8">
        {text.faq}
      </h2>
      <Accordion items={questions} />
    </section>
  );
}
