import type { Tool } from '@likeness/contracts/generation/tool';
import type { Allowance, RenderJob } from '@likeness/contracts/http/generation';
import type { FaceConsent } from '@likeness/contracts/http/photos';
import type { Order } from '../../../lib/api/order-images.js';
import type { LiveLink, LiveListener } from '../../../lib/live/live-link.js';
import type { RunPlan } from './run-state.js';

/** The photos that an order sends: references, and a head pose where the tool has one. */
export type RunPhotos = {
  /** Usable reference photos. */
  references: () => number;
  /** Usable photos that are not uploaded yet. */
  unsent: () => number;
  /**
   * Uploads the rest while `isWanted`. Gives the ids of the references, the form fields that other
   * photos add, and the number of photos refused. Throws when the server or the connection fails.
   */
  uploadAll: (
    onStored: () => void,
    isWanted: () => boolean,
  ) => Promise<{
    ids: string[];
    fields: Readonly<Record<string, string>>;
    refused: number;
  }>;
  forgetUploads: () => void;
};

export type RunPorts = {
  tool: Tool;
  /** Resolves once it is known who uses the page. */
  personKnown: () => Promise<unknown>;
  /** False for an order that shows no face, such as one from words alone. */
  needsConsent: (plan: RunPlan) => boolean;
  fetchConsent: () => Promise<FaceConsent>;
  giveConsent: () => Promise<void>;
  order: (order: Order) => Promise<unknown>;
  fetchActiveJobs: () => Promise<RenderJob[]>;
  /** Every job of a generation, ended ones included. */
  fetchJobsOf: (generationId: string) => Promise<RenderJob[]>;
  cancelJob: (jobId: string) => Promise<void>;
  openLive: (listener: LiveListener) => LiveLink;
  photos: RunPhotos;
  /** The allowance as last fetched; undefined for members. */
  allowance: () => Allowance | undefined;
  /** Allowance, consent, credits and images may have changed. */
  onAccountChanged: () => void;
  /** False if the server cannot have jobs of this browser. */
  isKnown: () => boolean;
  newId: () => string;
};
