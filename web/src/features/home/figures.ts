import { areClaimsShown } from '../../lib/marketing-claims.js';
import * as text from './messages.js';

type Figure = {
  figure: string;
  label: string;
  isShown: boolean;
};

/** The operator must be able to prove every figure that is turned on. */
const all: readonly Figure[] = [
  { figure: '3', label: text.freeSets, isShown: true },
  { figure: '10', label: text.portraitsPerSet, isShown: true },
  { figure: '15', label: text.photosToStart, isShown: true },
  { figure: '1024', label: text.pixelsPerSide, isShown: true },
  { figure: text.manyUsers, label: text.users, isShown: areClaimsShown },
  { figure: text.manyCreators, label: text.creators, isShown: areClaimsShown },
  { figure: text.manyImages, label: text.images, isShown: areClaimsShown },
  { figure: '30 s', label: text.averageProcessing, isShown: areClaimsShown },
  { figure: '45 s', label: text.maximumWait, isShown: areClaimsShown },
  { figure: text.mostOfTheTime, label: text.uptime, isShown: areClaimsShown },
  { figure: '5', label: text.peopleOnTeam, isShown: areClaimsShown },
  { figure: '24 h', label: text.responseTime, isShown: areClaimsShown },
  { figure: text.thirtyDays, label: text.moneyBack, isShown: areClaimsShown },
];

export const figures = all.filter(({ isShown }) => isShown);
