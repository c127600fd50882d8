import * as library from '@huggingface/tokenizers';

/** What is used of the library's tokenizer: its own declarations name files in a way that Node does not resolve. */
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

/** @param definition what `tokenizer.json` holds @param config what `tokenizer_config.json` holds */
export function libraryTokenizer(definition: object, config: object): LibraryTokenizer {
  return new Tokenizer(definition, config);
}
