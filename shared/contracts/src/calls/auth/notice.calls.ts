import { noticeSchema } from '../../http/notice.js';
import { defineCalls } from '../call-definition.js';

export const noticeCalls = defineCalls('auth', {
  readNotice: {
    at: 'GET /api/auth/notice',
    callers: 'everybody',
    summary: 'A message of the operator to everybody, such as planned maintenance',
    answers: { 200: { says: 'The message in each language; null without one.', of: noticeSchema } },
  },
});
