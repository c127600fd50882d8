import { CBORBox, type IBox } from '@trustnxt/c2pa-ts/jumbf';
import { ActionAssertion, Assertion } from '@trustnxt/c2pa-ts/manifest';

export type SoftBinding = { readonly alg: string; readonly value: string };

type Content = {
  readonly alg: string;
  readonly blocks: readonly { readonly scope: object; readonly value: Uint8Array }[];
  readonly pad: Uint8Array;
};

export const SOFT_BINDING_LABEL = 'c2pa.soft-binding';

/** The assertion `c2pa.soft-binding` (C2PA 2.3 §18.10), which the library lacks. */
export class SoftBindingAssertion extends Assertion {
  override label = SOFT_BINDING_LABEL;
  override uuid = new ActionAssertion().uuid;
  binding: SoftBinding = { alg: '', value: '' };

  static of(binding: SoftBinding): SoftBindingAssertion {
    const assertion = new SoftBindingAssertion();
    assertion.binding = binding;
    return assertion;
  }

  override readContentFromJUMBF(box: IBox): void {
    if (!(box instanceof CBORBox)) throw new Error('a soft binding is CBOR');
    const { alg, blocks } = box.content as Content;
    this.binding = { alg, value: new TextDecoder().decode(blocks[0]?.value) };
  }

  override generateJUMBFBoxForContent(): IBox {
    const content: Content = {
      alg: this.binding.alg,
      blocks: [{ scope: {}, value: new TextEncoder().encode(this.binding.value) }],
      pad: new Uint8Array(),
    };
    const box = new CBORBox();
    box.content = content;
    return box;
  }
}
