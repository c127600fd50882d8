import type { ReactNode } from 'react';

export const shortTitle = 'About';
export const description =
  'Why Likeness exists, what we stand for, who runs it, and how to reach us.';
export const heading = 'Portraits that still look like you';
export const lead =
  'Image generators are good at faces. They’re not as good at yours: you often get a good-looking cousin. Likeness starts from your photo, changes the light, backdrop and brushwork, and checks that it still looks like you.';
export const slices = 'One face in eight vertical slices, alternating photo and styles';

export const mission = 'Our mission';
export const missionBody =
  'Everyone needs a picture of themselves now and then: for a job application, a profile, a team page, a birthday. Few people have one they like. We want a good portrait to take minutes instead of an afternoon, without giving your face away.';

export const values = 'What we stand for';
export const recognition = 'You should recognize yourself';
export const recognitionBody =
  'A flattering portrait of a stranger is no use. We measure each one against your photo and show you the result.';
export const honesty = 'Say what doesn’t work';
export const honestyBody =
  'If we refuse a photo, we say why. If we can’t do part of your prompt, we tell you. If a picture fails, you don’t pay.';
export const privacy = 'A face is not raw material';
export const privacyBody =
  'We never train on your photos, and we never store a face template. You can download or delete your data, and see what was deleted.';
export const provenance = 'Pictures should say where they come from';
export const provenanceBody =
  'Every portrait carries signed credentials and a hidden mark, even after the visible watermark is removed.';

export const team = 'The team';
export const operatedBy = (operator: string) =>
  `Likeness is run by ${operator}, who is responsible for this site and reads what you write.`;
export const readMore = (blog: ReactNode) => (
  <>Our {blog} explains how the software works and where it falls short.</>
);
export const blogLink = 'blog';

export const contact = 'Contact';
export const questions = (address: ReactNode) => <>Questions, problems, ideas: {address}.</>;
export const legalMatters = (address: ReactNode) => <>Legal matters: {address}.</>;
export const manyAnswers = 'Many answers are already in the FAQ.';
export const readFaq = 'Read the FAQ';

export const imprint = 'Imprint';
export const operator = 'Operator';
export const address = 'Address';
export const representative = 'Represented by';
export const register = 'Register';
export const vatId = 'VAT ID';
export const phone = 'Telephone';
export const support = 'Support';
export const legal = 'Legal';
