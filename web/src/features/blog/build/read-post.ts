import { Marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { addressOf, type Locale } from '../../../lib/locale.js';
import type { Post, PostBlock } from '../post.js';
import { BLOG_WORDS } from './blog-words.js';

const VIDEO = /^video:([\w-]{11})$/;
const DIAGRAM = /^diagram:([a-z-]+)$/;
const WORDS_PER_MINUTE = 220;

const words = z.array(z.string().min(2)).min(1);

const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(90),
  date: z.iso.date(),
  lastModified: z.iso.date().optional(),
  author: z.string().min(1).optional(),
  categories: words.max(2),
  tags: words.max(6),
  keywords: words.max(8),
  metaDescription: z.string().min(70).max(170),
  excerpt: z.string().min(60).max(260),
  videoThumbnail: z.string().startsWith('/').optional(),
  socialLinks: z
    .strictObject({ discord: z.url().optional(), youtube: z.url().optional() })
    .optional(),
});

export type ReadPost = Omit<Post, 'id' | 'isTranslated'> & { words: number };

type PostFile = {
  slug: string;
  source: string;
  diagram: (name: string) => string;
  locale: Locale;
};

const markedIn = (locale: Locale) =>
  new Marked({
    async: false,
    renderer: {
      // Wide tables scroll separately on phones, with the keyboard too.
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        const head = row(token.header, 'th');
        return `<div class="table" role="region" aria-label="${BLOG_WORDS[locale].table}" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });

/** `diagram:<name>` inlines an SVG, `video:<id>` is a video. @throws Error naming post and fault */
export function readPost({ slug, source, diagram, locale }: PostFile): ReadPost {
  const [, head, body] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug}: no front matter`);
  const parsed = frontMatterSchema.safeParse(parse(head, { schema: 'failsafe' }));
  if (!parsed.success) throw new Error(`${slug}: ${z.prettifyError(parsed.error)}`);
  const words = BLOG_WORDS[locale];
  const content = blocksOf(body, diagram, locale);
  const count = countWords(content);
  const image = content.find((block) => block.type === 'image');
  return {
    slug,
    lastModified: parsed.data.date,
    author: words.author,
    ...parsed.data,
    readingTime: words.readingTime(Math.ceil(count / WORDS_PER_MINUTE)),
    content,
    words: count,
    ...(image && { image: { src: image.src, alt: image.alt } }),
  };
}

function blocksOf(body: string, diagram: PostFile['diagram'], locale: Locale): PostBlock[] {
  const marked = markedIn(locale);
  const tokens = marked.lexer(body);
  void marked.walkTokens(tokens, (token) => {
    if (!isOwnLink(token)) return;
    token.href = addressOf(token.href, locale);
  });
  const blocks: PostBlock[] = [];
  let text = '';
  const closeText = () => {
    if (text.trim() !== '') blocks.push({ type: 'text', content: text });
    text = '';
  };
  for (const token of tokens) {
    const pictures = picturesAlone(token);
    if (pictures.length === 0) text += marked.parser([token]);
    for (const { href, text: alt } of pictures) {
      const name = DIAGRAM.exec(href)?.[1];
      if (name !== undefined) {
        text += figure(diagram(name), alt);
        continue;
      }
      closeText();
      const video = VIDEO.exec(href)?.[1];
      blocks.push(
        video === undefined
          ? { type: 'image', src: href, alt }
          : { type: 'video', src: video, title: alt },
      );
    }
  }
  closeText();
  return blocks;
}

const isOwnLink = (token: Token): token is Tokens.Link =>
  token.type === 'link' && (token as Tokens.Link).href.startsWith('/');

function picturesAlone(token: Token): Tokens.Image[] {
  if (token.type !== 'paragraph') return [];
  const inside = (token as Tokens.Paragraph).tokens.filter(
    (part) => part.type !== 'br' && part.raw.trim() !== '',
  );
  const isAlone = inside.every((part) => part.type === 'image');
  return isAlone ? (inside as Tokens.Image[]) : [];
}

/** The caption is visible text, so that screen readers announce it once. */
function figure(svg: string, alt: string): string {
  const drawing = svg.trim().replace('<svg ', '<svg aria-hidden="true" ');
  const words = alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<figure class="diagram">${drawing}<figcaption>${words}</figcaption></figure>`;
}

function countWords(content: readonly PostBlock[]): number {
  const text = content
    .map((block) => (block.type === 'text' ? block.content : ''))
    .join(' ')
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
