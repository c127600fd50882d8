import { queryOptions } from '@tanstack/react-query';
import { call } from './api/request.js';

export const faceConsentQuery = queryOptions({
  queryKey: ['face-consent'],
  queryFn: () => call('GET /api/images/face-consent'),
  staleTime: 60_000,
});
