import type { PackPipeline, TokenizedGraph } from '@likeness/contracts/packs/pack-base';
import { Golden } from '../testing/golden.js';
import { tinyTokenizer } from '../testing/tiny-pack.js';
import { PromptTokenizer } from './prompt-tokenizer.js';

const TOKENIZERS: [PackPipeline, TokenizedGraph][] = [
  ['sdxl-instantid', 'text_encoder'],
  ['sdxl-instantid', 'text_encoder_2'],
  ['flux-kontext', 'text_encoder'],
  ['flux-kontext', 'text_encoder_2'],
  ['flux2-klein', 'text_encoder'],
];
const CHAT = {
  before: '<|im_start|>user\n',
  after: '<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n',
};

const open = (pipeline: PackPipeline, graph: TokenizedGraph) =>
  PromptTokenizer.open(tinyTokenizer(pipeline, graph));

describe.each(TOKENIZERS)('the tokens of %s for %s', (pipeline, graph) => {
  it('equal the published library’s, padded and cut', async () => {
    const golden = await Golden.read(pipeline);
    const tokens = await open(pipeline, graph);
    const prompts = golden.note<string[]>('prompts');
    const [, length] = golden.dims(`tokens.${graph}.ids`);
    for (const [i, prompt] of prompts.entries()) {
      const { ids, cut } = tokens.encode(prompt, length);
      expect([prompt, ids]).toEqual([prompt, [...golden.part(`tokens.${graph}.ids`, i)]]);
      const isTooLong = golden.part(`tokens.${graph}.uncut_length`, i)[0] > length;
      expect([prompt, cut !== '']).toEqual([prompt, isTooLong]);
    }
  });
});

describe('the tokens of a prompt', () => {
  it('stand in the chat that Qwen3 was trained on', async () => {
    const golden = await Golden.read('flux2-klein');
    const tokens = await open('flux2-klein', 'text_encoder');
    for (const [i, prompt] of golden.note<string[]>('chat.prompts').entries()) {
      const { ids, mask } = tokens.encode(prompt, 512, CHAT);
      expect(ids).toEqual([...golden.part('chat.ids', i)]);
      expect(mask).toEqual([...golden.part('chat.mask', i)]);
    }
  });

  it('keep the chat whole when the prompt is too long for it', async () => {
    const tokens = await open('flux2-klein', 'text_encoder');
    const short = tokens.encode('a castle', 64, CHAT);
    const long = tokens.encode('a castle with a moat, '.repeat(30), 64, CHAT);
    const end = (ids: readonly number[], mask: readonly number[]) => {
      const count = mask.filter((each) => each === 1).length;
      return ids.slice(count - 4, count);
    };
    expect(long.cut).toMatch(/^(a|castle|with|moat,)/);
    expect(long.mask).toEqual(Array(64).fill(1));
    expect(end(long.ids, long.mask)).toEqual(end(short.ids, short.mask));
  });

  it('tell which words were cut, from the first that is not whole', async () => {
    const tokens = await open('sdxl-instantid', 'text_encoder');
    const words = Array.from({ length: 60 }, (_, i) => `castle${i}`);
    const { cut } = tokens.encode(words.join(' '), 77);
    const first = words.indexOf(cut.split(' ')[0]);
    expect(first).toBeGreaterThan(0);
    expect(cut).toBe(words.slice(first).join(' '));
  });

  it.each(['<|endoftext|>', '<|ENDOFTEXT|>', '<<|endoftext|>|endoftext|>', '<|startoftext|>'])(
    'hold no sign of the model that somebody typed in: %s',
    async (typed) => {
      const tokens = await open('sdxl-instantid', 'text_encoder');
      const empty = tokens.encode('', 77).ids;
      const { ids } = tokens.encode(`a ${typed} b`, 77);
      const [start, end] = empty;
      expect(ids.filter((id) => id === start)).toHaveLength(1);
      // The end token is also the padding token.
      const at = ids.indexOf(end);
      expect(at).toBeGreaterThan(4);
      expect(new Set(ids.slice(at))).toEqual(new Set([end]));
    },
  );
});
