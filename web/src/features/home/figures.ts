type Figure = {
  figure: string;
  label: string;
  /** Whether this installation can stand by it. Only an operator can know that of the last ones. */
  isShown: boolean;
};

/** Every figure that the home page may boast of. Who turns one on must be able to prove it. */
const all: readonly Figure[] = [
  // Kept by the software itself.
  { figure: '3', label: 'free sets in 24 hours', isShown: true },
  { figure: '10', label: 'portraits in one set', isShown: true },
  { figure: '15', label: 'photos to work from', isShown: true },
  { figure: '1024', label: 'pixels a side', isShown: true },
  // About people and machines that differ from one installation to another.
  { figure: '50K+', label: 'users', isShown: false },
  { figure: '10,000+', label: 'creators', isShown: false },
  { figure: '1M+', label: 'images', isShown: false },
  { figure: '30 s', label: 'average processing', isShown: false },
  { figure: '45 s', label: 'at most for a result', isShown: false },
  { figure: '99.9%', label: 'uptime', isShown: false },
  { figure: '5', label: 'people in the team', isShown: false },
  { figure: '24 h', label: 'until support answers', isShown: false },
  { figure: '30 days', label: 'money-back guarantee', isShown: false },
];

export const figures = all.filter(({ isShown }) => isShown);
