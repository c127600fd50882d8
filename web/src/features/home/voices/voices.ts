type Voice = { words: string; who: string };

/** Set it to false once real testimonials replace our examples. */
export const areExamples: boolean = true;

export const voices: readonly Voice[] = [
  {
    words: 'My last profile picture was cropped from a wedding. This one looks like I meant it.',
    who: 'For a job application, with Studio headshot',
  },
  {
    words:
      'Twelve people in five cities, one light and one backdrop. Nobody had to travel for a team page.',
    who: 'For a team page, with At the office',
  },
  {
    words: 'The first painting of my mother that my mother recognized without being told.',
    who: 'For a gift, with Oil painting',
  },
];
