import { Accordion } from '../../components/accordion.js';

const questions = [
  {
    id: 'faq-account',
    title: 'Do I need an account to try it?',
    body: 'No. The demo on this page gives you 3 free sets in 24 hours, each of up to 10 portraits. They carry a visible watermark.',
  },
  {
    id: 'faq-photos',
    title: 'Which photos work best?',
    body: 'A sharp photo of one face, looking roughly at the camera, in even light. PNG, JPEG or GIF, up to 10 MB each, best at 512x512 pixels or more. You can add up to 15 photos of the same person.',
  },
  {
    id: 'faq-refused',
    title: 'Why was my photo refused?',
    body: 'Because it wouldn’t make a good portrait: there’s no face in it, the face is too small or cut off, or there’s more than one main face. We show the reason next to the photo, and it doesn’t count against your limit.',
  },
  {
    id: 'faq-time',
    title: 'How long does a set take?',
    body: 'Usually under a minute. If we’re busy, you see your place in line. You can watch each stage, and if you reload the page, we keep working and show the finished portraits.',
  },
  {
    id: 'faq-likeness',
    title: 'What does the likeness figure mean?',
    body: 'We measure the face in the portrait against the face in your photo; 100% would be the same picture. If a portrait falls short, we remake it closer to the photo. If it still falls short, we tell you and don’t deliver it.',
  },
  {
    id: 'faq-limits',
    title: 'What can’t it do?',
    body: 'It repaints your own photo: light, backdrop, color and brush. Clothes and expression stay as they are in the photo, and it can turn a head by only a few degrees.',
  },
  {
    id: 'faq-measured',
    title: 'Is my face measured?',
    body: 'Yes. Finding your face, and checking that a portrait still looks like you, means measuring it. We ask for your consent before you upload the first photo.',
  },
  {
    id: 'faq-owner',
    title: 'Who owns the pictures?',
    body: 'You do. You keep your uploads and you own the portraits made from them.',
  },
];

export function FaqSection() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="wrap grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16"
    >
      <h2 id="faq-title" className="type-h2 self-start lg:sticky lg:top-8">
        Frequently Asked Questions
      </h2>
      <Accordion items={questions} />
    </section>
  );
}
