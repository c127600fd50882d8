import fastify, { type FastifyInstance } from 'fastify';
import { escapeHtml, page, pagePolicy } from '../serving/page.js';
import type { Message, MessageList } from './message.js';

const title = 'Local mailbox';
const note =
  'A stand-in for a mail server on this machine: every mail that Likeness sends lands here and goes nowhere else.';

function listPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ id, to, subject, received_at }) =>
      `<tr><td><a href="/messages/${id}">${escapeHtml(subject || '(no subject)')}</a></td><td>${escapeHtml(to)}</td><td><time datetime="${received_at}">${clock(received_at)}</time></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const body = messages.length === 0 ? '<p>No mail yet.</p>' : table;
  return page({ title, note, body, refreshSeconds: 5 });
}

function messagePage({ subject, to, from, html, text, received_at }: Message): string {
  const frame = html
    ? `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withLinksOutside(html))}"></iframe>`
    : '';
  const body = `<p><a href="/">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Received</dt><dd>${clock(received_at)}</dd></dl>
${frame}
<h2>As text</h2>
<pre>${linked(escapeHtml(text))}</pre>`;
  return page({ title: subject || '(no subject)', note, body });
}

function withLinksOutside(html: string): string {
  return html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
}

function linked(escapedText: string): string {
  return escapedText.replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`,
  );
}

function clock(moment: string): string {
  return moment.slice(0, 19).replace('T', ' ');
}

/** The mailbox page and its API: `GET /api/messages`. */
export function mailboxServer(messages: MessageList): FastifyInstance {
  const server = fastify();
  const html = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
  };
  server.get('/api/messages', () => messages.all());
  server.get('/', (_request, reply) => reply.headers(html).send(listPage(messages.all())));
  server.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const message = messages.find(request.params.id);
    return message ? reply.headers(html).send(messagePage(message)) : reply.redirect('/');
  });
  return server;
}
