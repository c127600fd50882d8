export { plainIssue as fault } from '@likeness/contracts/errors/plain-issue';
