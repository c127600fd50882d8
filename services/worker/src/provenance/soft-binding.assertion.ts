import { CBORBox } from '@trustnxt/c2pa-ts/jumbf';
import { ActionAssertion, type Assertion, UnknownAssertion } from '@trustnxt/c2pa-ts/manifest';

export type SoftBinding = { readonly alg: string; readonly value: string };

type Content = { readonly alg: string; readonly blocks: readonly { readonly value: Uint8Array }[] };

export const SOFT_BINDING_LABEL = 'c2pa.soft-binding';

/** C2PA 2.3 §18.10; the library lacks it. */
export function softBindingAssertion({ alg, value }: SoftBinding): Assertion {
  const box = new CBORBox();
  const blocks = [{ scope: {}, value: new TextEncoder().encode(value) }];
  box.content = { alg, blocks, pad: new Uint8Array() };
  return Object.assign(new UnknownAssertion(), {
    label: SOFT_BINDING_LABEL,
    uuid: new ActionAssertion().uuid,
    generateJUMBFBoxForContent: () => box,
  });
}

export function softBindingIn(assertion: Assertion | undefined): SoftBinding | null {
  const [box] = assertion?.sourceBox?.contentBoxes ?? [];
  if (!(box instanceof CBORBox)) return null;
  const { alg, blocks } = box.content as Content;
  return { alg, value: new TextDecoder().decode(blocks[0]?.value) };
}
