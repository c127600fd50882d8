import { escapeHtml, page } from '../../serving/page.js';
import type { Kinds } from '../records/stripe-records.js';
import { moment, money, note } from './words.js';

export function invoicePage(invoice: Kinds['invoice']): string {
  const [line] = invoice.lines.data;
  const facts = [
    ['For', line?.description ?? ''],
    ['Total', `${money(invoice.total, invoice.currency)}, VAT included`],
    ['Status', invoice.status ?? ''],
    ['Issued', moment(invoice.created)],
  ];
  const body = `<dl>${facts
    .map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
  return page({ title: `Invoice ${invoice.number ?? ''}`, note, body });
}
