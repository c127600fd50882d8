import {
  ActionType,
  AssertionLabels,
  IngredientAssertion,
  RelationshipType,
} from '@trustnxt/c2pa-ts/manifest';
import { ADDED_TEXT, type PictureHistory } from './content-credentials.js';
import type { ReadManifest } from './read-manifest.js';
import { SOFT_BINDING_LABEL, SoftBindingAssertion } from './soft-binding.assertion.js';

export function toldHistory({ manifest, actions }: ReadManifest): PictureHistory | undefined {
  const made = actions.find(({ digitalSourceType }) => digitalSourceType !== undefined);
  if (!made?.digitalSourceType || !made.softwareAgent?.version) return undefined;
  const [parent] = photos(manifest, RelationshipType.ParentOf);
  const [binding] = manifest.assertions?.getAssertionsByLabel(SOFT_BINDING_LABEL) ?? [];
  return {
    version: made.softwareAgent.version,
    digitalSourceType: made.digitalSourceType,
    parent: parent ?? null,
    inputs: photos(manifest, RelationshipType.InputTo),
    softBinding: binding?.sourceBox ? bindingIn(binding.sourceBox) : null,
    cropped: actions.some(({ action }) => action === ActionType.C2paCropped),
    reduced: actions.some(({ action }) => action === ActionType.C2paResized),
    ...(actions.some(({ action }) => action === ADDED_TEXT) && { labeled: true }),
  };
}

function photos(
  { assertions }: ReadManifest['manifest'],
  relationship: RelationshipType,
): string[] {
  return (assertions?.getAssertionsByLabel(AssertionLabels.ingredientV3) ?? []).flatMap((one) =>
    one instanceof IngredientAssertion && one.relationship === relationship && one.instanceID
      ? [one.instanceID]
      : [],
  );
}

function bindingIn({ contentBoxes }: NonNullable<SoftBindingAssertion['sourceBox']>) {
  const assertion = new SoftBindingAssertion();
  const [content] = contentBoxes;
  if (!content) return null;
  assertion.readContentFromJUMBF(content);
  return assertion.binding;
}
