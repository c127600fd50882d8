import { areClaimsShown } from '../../lib/marketing-claims.js';

type Figure = {
  figure: string;
  label: string;
  isShown: boolean;
};

/** The operator must be able to prove every figure that is turned on. */
const all: readonly Figure[] = [
  { figure: '3', label: 'free sets in 24 hours', isShown: true },
  { figure: '10', label: 'portraits per set', isShown: true },
  { figure: '15', label: 'photos to start from', isShown: true },
  { figure: '1024', label: 'pixels per side', isShown: true },
  { figure: '50K+', label: 'users', isShown: areClaimsShown },
  { figure: '10,000+', label: 'creators', isShown: areClaimsShown },
  { figure: '1M+', label: 'images', isShown: areClaimsShown },
  { figure: '30 s', label: 'average processing', isShown: areClaimsShown },
  { figure: '45 s', label: 'maximum wait', isShown: areClaimsShown },
  { figure: '99.9%', label: 'uptime', isShown: areClaimsShown },
  { figure: '5', label: 'people on the team', isShown: areClaimsShown },
  { figure: '24 h', label: 'support response time', isShown: areClaimsShown },
  { figure: '30 days', label: 'money-back guarantee', isShown: areClaimsShown },
];

export const figures = all.filter(({ isShown }) => isShown);
