import type { AnyPipeline, GraphName } from '@likeness/contracts/packs/pack-base';

/** Weights and values inside a graph can have 16 bits, but not its inputs and outputs. */
type EdgeType = 'float32' | 'int64' | 'uint8';

/** A number, or a letter with an optional factor; a letter has one value per pack. */
export type Edge = { readonly type: EdgeType; readonly shape: readonly (number | string)[] };
export type GraphContract = {
  readonly inputs: Readonly<Record<string, Edge>>;
  readonly outputs: Readonly<Record<string, Edge>>;
};

const real = (...shape: (number | string)[]): Edge => ({ type: 'float32', shape });
const ids = (...shape: (number | string)[]): Edge => ({ type: 'int64', shape });
const bytes = (...shape: (number | string)[]): Edge => ({ type: 'uint8', shape });

const vae_decoder: GraphContract = {
  inputs: { latent: real('B', 'C', 'h', 'w') },
  outputs: { image: real('B', 3, '8h', '8w') },
};
const vae_encoder: GraphContract = {
  inputs: { image: real('B', 3, '8h', '8w') },
  outputs: { latent: real('B', 'C', 'h', 'w') },
};

/** SCRFD's heads for three strides: scores, boxes, keypoints. */
const detectorOutputs = Object.fromEntries(
  [8, 16, 32].flatMap((stride) => [
    [`score_${stride}`, real(`N${stride}`, 1)],
    [`bbox_${stride}`, real(`N${stride}`, 4)],
    [`kps_${stride}`, real(`N${stride}`, 10)],
  ]),
);

export const GRAPH_CONTRACTS: Readonly<
  Record<AnyPipeline, Readonly<Partial<Record<GraphName, GraphContract>>>>
> = {
  'image-classifier': {
    classifier: {
      inputs: { image: real('B', 3, 'h', 'w') },
      outputs: { scores: real('B', 'labels') },
    },
  },
  'image-matting': {
    matting: {
      inputs: { image: real('B', 3, 'h', 'w') },
      outputs: { alpha: real('B', 1, 'h', 'w') },
    },
  },
  'sdxl-instantid': {
    text_encoder: {
      inputs: { input_ids: ids('B', 77) },
      outputs: { hidden: real('B', 77, 'first') },
    },
    text_encoder_2: {
      inputs: { input_ids: ids('B', 77) },
      outputs: { hidden: real('B', 77, 'second'), pooled: real('B', 'pooled') },
    },
    face_detector: { inputs: { image: real(1, 3, 'D', 'D') }, outputs: detectorOutputs },
    face_embedder: {
      inputs: { image: real(1, 3, 'E', 'E') },
      outputs: { embedding: real(1, 512) },
    },
    image_proj: {
      inputs: { embedding: real('B', 512) },
      outputs: { tokens: real('B', 16, 'text') },
    },
    step: {
      inputs: {
        sample: real('2B', 'C', 'h', 'w'),
        timestep: real(1),
        text: real('2B', 77, 'text'),
        face: real('2B', 16, 'text'),
        text_embeds: real('2B', 'pooled'),
        time_ids: real('2B', 6),
        control: bytes(1, 3, '8h', '8w'),
        control_scale: real(1),
        ip_scale: real(1),
      },
      outputs: { noise: real('2B', 'C', 'h', 'w') },
    },
    vae_decoder,
  },
  'flux2-klein': {
    text_encoder: {
      inputs: { input_ids: ids('B', 'T'), attention_mask: ids('B', 'T') },
      outputs: { hidden: real('B', 'T', 'text') },
    },
    step: {
      inputs: {
        hidden: real('B', 'L', 'packed'),
        text: real('B', 'T', 'text'),
        timestep: real('B'),
        img_ids: real('B', 'L', 4),
        txt_ids: real('B', 'T', 4),
      },
      outputs: { out: real('B', 'L', 'packed') },
    },
    vae_decoder,
    vae_encoder,
  },
  'flux-kontext': {
    text_encoder: {
      inputs: { input_ids: ids('B', 77) },
      outputs: { pooled: real('B', 'pooled') },
    },
    text_encoder_2: {
      inputs: { input_ids: ids('B', 'T') },
      outputs: { hidden: real('B', 'T', 'text') },
    },
    step: {
      inputs: {
        hidden: real('B', 'L', 'packed'),
        text: real('B', 'T', 'text'),
        pooled: real('B', 'pooled'),
        timestep: real('B'),
        guidance: real('B'),
        img_ids: real('B', 'L', 3),
        txt_ids: real('B', 'T', 3),
      },
      outputs: { out: real('B', 'L', 'packed') },
    },
    vae_decoder,
    vae_encoder,
  },
};
