import * as library from '@huggingface/tokenizers';

/** The library's own declarations do not resolve in Node. */
export type LibraryTokenizer = {
  encode(text: string, options?: { add_special_tokens: boolean }): { readonly ids: number[] };
  token_to_id(token: string): number | undefined;
  get_added_tokens_decoder(): ReadonlyMap<
    number,
    { readonly content: string; readonly special: boolean }
  >;
};

type Construct = new (definition: object, config: object) => LibraryTokenizer;
const { Tokenizer } = library as unknown as { readonly Tokenizer: Construct };

/** @param definition `tokenizer.json` @param config `tokenizer_config.json` */
export function libraryTokenizer(definition: object, config: object): LibraryTokenizer {
  return new Tokenizer(definition, config);
}
