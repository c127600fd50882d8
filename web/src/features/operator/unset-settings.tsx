import { unsetImprint } from '@likeness/contracts/operator/imprint-settings';
import { Notice } from '../../components/notice.js';
import { site } from '../../lib/site.js';

const unset = unsetImprint({
  OPERATOR_NAME: site.operator.name ?? '',
  OPERATOR_ADDRESS: site.operator.address ?? '',
  SUPPORT_EMAIL: site.email.support ?? '',
});

export function UnsetSettings() {
  if (unset.length === 0) return null;
  return (
    <div className="pb-6">
      <Notice tone="warning" title="Customers can’t see who runs this site.">
        Set {unset.join(', ')}, build the pages again, and restart auth. Until then pages and order
        confirmations leave these lines out.
      </Notice>
    </div>
  );
}
