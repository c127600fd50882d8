import { AppError } from '@likeness/contracts/errors/app-error';
import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Gender, KontextForm, PortraitForm } from '@likeness/contracts/http/generation';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { describeIssues } from '@likeness/service-kit/http/error.filter';
import type { FormFile } from '@likeness/service-kit/http/multipart';
import type { z } from 'zod';
import { enhancePrompt } from '@likeness/prompts/enhancement/enhance-prompt';
import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { PortraitFinish } from '@likeness/contracts/generation/portrait-finish';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Person } from '@likeness/contracts/identity/principal';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import type { ChosenPose, Prompts } from '../database/lenses.entities.js';

const PHOTO_FIELD = 'facial_feature_images';
const POSE_FIELD = 'head_pose_image_file';

/** @throws AppError PHOTOS_REQUIRED, PHOTOS_TOO_MANY or the error of a prompt */
export function readPortraitOrder(form: PortraitForm, files: readonly FormFile[]): Order {
  const isPromptOnly = form.style.toLowerCase() === PROMPT_ONLY_STYLE;
  const shared = sharedPart(form, files);
  if (!isPromptOnly && countPhotos(shared) === 0) throw new AppError('PHOTOS_REQUIRED');
  return {
    ...shared,
    tool: 'lenszero',
    style: isPromptOnly ? null : form.style,
    gender: form.gender,
    finish: isPromptOnly
      ? null
      : {
          retouch: form.retouch,
          backdrop: form.backdrop ?? null,
          clothes: form.clothes,
          shoulders: form.shoulders,
        },
    prompts: isPromptOnly ? promptsOf(form) : null,
    headPose: poseOf(form, files),
  };
}

/** @throws AppError PHOTOS_REQUIRED, PHOTOS_TOO_MANY, PROMPT_REQUIRED or PROMPT_TOO_SHORT */
export function readKontextOrder(form: KontextForm, files: readonly FormFile[]): Order {
  const shared = sharedPart(form, files);
  if (countPhotos(shared) === 0) {
    throw new AppError('PHOTOS_REQUIRED', 'Please upload at least one valid reference image.');
  }
  const fields = { ...form, negative_prompt: '', enhance_negative_prompt: false };
  return {
    ...shared,
    tool: 'kontextlens',
    style: null,
    gender: null,
    finish: null,
    prompts: promptsOf(fields, 'Please enter a prompt to describe your vision.'),
    headPose: null,
  };
}

function sharedPart(form: PortraitForm | KontextForm, files: readonly FormFile[]) {
  const { generation_id: generationId, image_index: imageIndex } = form;
  const numbered =
    generationId === undefined || imageIndex === undefined
      ? undefined
      : { generationId, imageIndex };
  const shared = {
    photoIds: form.facial_feature_image_ids,
    photoFiles: files.filter(({ field }) => field === PHOTO_FIELD).map(({ file }) => file),
    faceConsent: form.face_consent,
    removesWatermark: form.pro_generation,
    // A call without ids asks for one image, whatever its count.
    imageCount: numbered ? form.image_count : 1,
    numbered,
    seed: form.seed,
  };
  if (countPhotos(shared) > PHOTO_LIMITS.maxFiles) throw new AppError('PHOTOS_TOO_MANY');
  return shared;
}

function countPhotos({ photoIds, photoFiles }: Pick<Order, 'photoIds' | 'photoFiles'>): number {
  return photoIds.length + photoFiles.length;
}

type PromptField = `${'' | 'enhance_'}${'positive' | 'negative'}_prompt`;

function promptsOf(form: Pick<PortraitForm, PromptField>, ifMissing?: string): Prompts {
  const { positive_prompt: positive, negative_prompt: negative } = form;
  if (positive === '') throw new AppError('PROMPT_REQUIRED', ifMissing);
  if (positive.length < PROMPT_MIN) throw new AppError('PROMPT_TOO_SHORT');
  if (negative !== '' && negative.length < PROMPT_MIN) {
    throw new AppError('NEGATIVE_PROMPT_TOO_SHORT');
  }
  const isEnhanced = form.enhance_negative_prompt && negative !== '';
  return {
    positive,
    negative,
    enhancedPositive: form.enhance_positive_prompt
      ? enhancePrompt('positive', positive).prompt
      : null,
    enhancedNegative: isEnhanced ? enhancePrompt('negative', negative).prompt : null,
  };
}

/** A file takes precedence over a gallery image, and that over a default pose. */
function poseOf(form: PortraitForm, files: readonly FormFile[]): AskedPose | null {
  const pose = files.find(({ field }) => field === POSE_FIELD);
  if (pose) return { kind: 'file', file: pose.file };
  if (form.head_pose_gallery_id) return { kind: 'gallery', imageId: form.head_pose_gallery_id };
  if (form.head_pose_default_key) return { kind: 'default', name: form.head_pose_default_key };
  return null;
}

/** The messages of the tools' page. */
const ADVICE: Readonly<Record<string, string>> = {
  style: 'Please select a style to continue.',
  gender: 'Please select a gender to ensure the best results.',
};
const NO_IMAGES = 'Please select at least 1 image to generate.';

/** Parses the text fields of a form; an empty field counts as absent. @throws AppError FIELD_INVALID */
export function parseForm<T>(schema: z.ZodType<T>, fields: Readonly<Record<string, string>>): T {
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    // Postgres can't store it.
    throw new AppError('FIELD_INVALID', 'Please remove the character that we can’t keep.');
  }
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const form = schema.safeParse(sent);
  if (form.success) return form.data;
  const field = String(form.error.issues[0]?.path[0]);
  const asked = sent[field];
  const detail = field === 'image_count' && asked === '0' ? NO_IMAGES : ADVICE[field];
  throw new AppError('FIELD_INVALID', detail ?? describeIssues(form.error));
}

type AskedPose =
  | { readonly kind: 'file'; readonly file: TemporaryFile }
  | { readonly kind: 'gallery'; readonly imageId: string }
  | { readonly kind: 'default'; readonly name: string };

export type Order = {
  readonly tool: Tool;
  /** Value of a style, `random` or `four styles`; null if the images follow a prompt. */
  readonly style: string | null;
  readonly gender: Gender | null;
  /** Null if the images follow a prompt. */
  readonly finish: PortraitFinish | null;
  readonly prompts: Prompts | null;
  readonly headPose: AskedPose | null;
  readonly photoIds: readonly string[];
  readonly photoFiles: readonly TemporaryFile[];
  readonly faceConsent: boolean;
  /** Undefined: the default of the person's plan. */
  readonly removesWatermark: boolean | undefined;
  readonly imageCount: number;
  /** The generation, and the image that the call waits for; undefined for a call without ids. */
  readonly numbered: { readonly generationId: string; readonly imageIndex: number } | undefined;
  readonly seed: number | undefined;
};

export type Materials = {
  readonly photos: readonly PhotoReference[];
  readonly headPose: ChosenPose | null;
};

export type PreparedOrder = {
  readonly person: Person;
  readonly order: Order;
  readonly materials: Materials;
  readonly images: readonly { readonly styleId: string | null; readonly lane: RenderLane }[];
  readonly formHash: string;
};

export type SetRequest = PreparedOrder & { readonly terms: GenerationTerms };
