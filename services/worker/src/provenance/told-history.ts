import { ActionType, IngredientAssertion, RelationshipType } from '@trustnxt/c2pa-ts/manifest';
import { ADDED_TEXT, AI_MADE, type PictureHistory } from './content-credentials.js';
import type { ReadManifest } from './read-manifest.js';
import { SOFT_BINDING_LABEL, softBindingIn } from './soft-binding.assertion.js';

export function toldHistory({ manifest, actions }: ReadManifest): PictureHistory | undefined {
  const made = actions.find(({ digitalSourceType }) => digitalSourceType !== undefined);
  if (!made?.digitalSourceType || !made.softwareAgent?.version) return undefined;
  const ingredients = (manifest.assertions?.assertions ?? []).filter(
    (one) => one instanceof IngredientAssertion,
  );
  const photos = (relationship: RelationshipType) =>
    ingredients.flatMap((one) =>
      one.relationship === relationship && one.instanceID ? [one.instanceID] : [],
    );
  const [parent] = photos(RelationshipType.ParentOf);
  const photoSourceType = ingredients
    .find(({ description }) => description?.startsWith(AI_MADE))
    ?.description?.slice(AI_MADE.length);
  const [binding] = manifest.assertions?.getAssertionsByLabel(SOFT_BINDING_LABEL) ?? [];
  return {
    version: made.softwareAgent.version,
    digitalSourceType: made.digitalSourceType,
    parent: parent ?? null,
    inputs: photos(RelationshipType.InputTo),
    ...(photoSourceType !== undefined && { photoSourceType }),
    softBinding: softBindingIn(binding),
    cropped: actions.some(({ action }) => action === ActionType.C2paCropped),
    reduced: actions.some(({ action }) => action === ActionType.C2paResized),
    ...(actions.some(({ action }) => action === ADDED_TEXT) && { labeled: true }),
  };
}
