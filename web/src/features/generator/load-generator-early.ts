import { styleListQuery } from '../../lib/images/style-list-query.js';
import { loadEarly, type RouteContext } from '../../lib/load-early.js';
import { loadToolEarly } from '../tool-page/load-tool-early.js';

export function loadGeneratorEarly({ context }: { context: RouteContext }): void {
  loadEarly(context, styleListQuery);
  loadToolEarly(context, 'lenszero');
}
