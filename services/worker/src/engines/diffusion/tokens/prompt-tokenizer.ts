import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as library from '@huggingface/tokenizers';

/** The library's own declarations do not resolve in Node. */
type LibraryTokenizer = {
  encode(text: string, options?: { add_special_tokens: boolean }): { readonly ids: number[] };
  token_to_id(token: string): number | undefined;
  get_added_tokens_decoder(): ReadonlyMap<
    number,
    { readonly content: string; readonly special: boolean }
  >;
};

type Construct = new (definition: object, config: object) => LibraryTokenizer;
const { Tokenizer } = library as unknown as { readonly Tokenizer: Construct };

/** Text encoder input: `length` ids, and a mask of 1 for each id that is not padding. */
export type TokenizedPrompt = {
  readonly ids: readonly number[];
  readonly mask: readonly number[];
  readonly cut: string;
};

export type PromptFrame = { readonly before: string; readonly after: string };

const UNFRAMED: PromptFrame = { before: '', after: '' };

type TokenizerDefinition = { readonly added_tokens?: readonly object[] };
type TokenizerConfig = { readonly pad_token?: string | { readonly content: string } | null };

/** A pack's tokenizer with padding, truncation and protection from typed special tokens. */
export class PromptTokenizer {
  readonly #prefix: readonly number[];
  readonly #suffix: readonly number[];

  private constructor(
    private readonly tokenizer: LibraryTokenizer,
    private readonly padId: number,
    private readonly signs: readonly string[],
  ) {
    const marked = tokenizer.encode('a').ids;
    const plain = tokenizer.encode('a', { add_special_tokens: false }).ids;
    const at = marked.findIndex((_, i) => plain.every((id, k) => marked[i + k] === id));
    this.#prefix = marked.slice(0, at);
    this.#suffix = marked.slice(at + plain.length);
  }

  static async open(folder: string): Promise<PromptTokenizer> {
    const [definition, config] = await Promise.all([
      readJson(join(folder, 'tokenizer.json')) as Promise<TokenizerDefinition>,
      readJson(join(folder, 'tokenizer_config.json')) as Promise<TokenizerConfig>,
    ]);
    const plain = new Tokenizer(definition, config);
    const { pad_token: pad } = config;
    const padding = typeof pad === 'object' ? pad?.content : pad;
    const padId = padding === undefined ? undefined : plain.token_to_id(padding);
    if (padding === undefined || padId === undefined) {
      const path = join(folder, 'tokenizer_config.json');
      throw new Error(`${path} names no pad_token that the tokenizer has`);
    }
    const tokenizer = plain.get_added_tokens_decoder().has(padId)
      ? plain
      : new Tokenizer(withSign(definition, padding, padId), config);
    const signs = [...tokenizer.get_added_tokens_decoder().values()]
      .filter(({ special, content }) => special && content.length > 1)
      .map(({ content }) => content);
    return new PromptTokenizer(tokenizer, padId, signs);
  }

  /** @param length of the encoder's input, with padding and special tokens */
  encode(prompt: string, length: number, frame: PromptFrame = UNFRAMED): TokenizedPrompt {
    const text = this.#neutralised(prompt.toWellFormed().trim());
    const before = this.#plain(frame.before).length;
    const after = this.#plain(frame.after).length;
    const room = length - this.#prefix.length - this.#suffix.length - before - after;
    const framed = this.#plain(frame.before + text + frame.after);
    const content = framed.slice(before, framed.length - after);
    const kept = [
      ...this.#prefix,
      ...framed.slice(0, before),
      ...content.slice(0, room),
      ...framed.slice(framed.length - after),
      ...this.#suffix,
    ];
    const padding = Array<number>(length - kept.length).fill(this.padId);
    return {
      ids: [...kept, ...padding],
      mask: [...kept.map(() => 1), ...padding.map(() => 0)],
      cut: content.length > room ? this.#beyond(text, room) : '',
    };
  }

  #plain(text: string): number[] {
    return text === '' ? [] : this.tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  /** Starts at the first word that is not whole within `room` tokens. */
  #beyond(text: string, room: number): string {
    const words = text.split(/(?<=\s)(?=\S)/);
    let [fits, tooMany] = [0, words.length];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (this.#plain(words.slice(0, middle).join('')).length <= room) fits = middle;
      else tooMany = middle;
    }
    return words.slice(fits).join('').trim();
  }

  /** Typed special tokens stay plain characters. */
  #neutralised(text: string): string {
    return this.signs.reduce(
      (safe, sign) => safe.replace(literally(sign), (found) => `${found[0]} ${found.slice(1)}`),
      text,
    );
  }
}

/** The published pipelines parse the padding token anywhere in the text, even SDXL's "!". */
function withSign(definition: TokenizerDefinition, content: string, id: number) {
  const flags = { special: true, single_word: false, lstrip: false, rstrip: false };
  const sign = { id, content, normalized: false, ...flags };
  return { ...definition, added_tokens: [...(definition.added_tokens ?? []), sign] };
}

function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
}

async function readJson(path: string): Promise<object> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as object;
  } catch (cause) {
    throw new Error(`${path} can't be read`, { cause });
  }
}
