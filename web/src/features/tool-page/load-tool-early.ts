import type { Tool } from '@likeness/contracts/generation/tool';
import { faceConsentQuery } from '../../lib/face-consent-query.js';
import { loadCodeEarly, loadEarly, type RouteContext } from '../../lib/load-early.js';
import { allowanceQuery, quickStartImagesQuery } from '../runs/run-queries.js';
import { newestImagesQuery } from './results/newest-images-query.js';

/** What the page of either tool shows a member. */
export function loadToolEarly(context: RouteContext, tool: Tool): void {
  loadEarly(context, allowanceQuery);
  loadEarly(context, newestImagesQuery(tool));
  loadEarly(context, quickStartImagesQuery);
  loadEarly(context, faceConsentQuery);
  loadCodeEarly(() => import('./results/result-column.js'));
}
