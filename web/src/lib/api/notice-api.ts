import type { SiteNotice } from '@likeness/contracts/http/notice';
import { call } from './request.js';

export async function fetchNotice(): Promise<SiteNotice> {
  return (await call('GET /api/auth/notice')).notice;
}
