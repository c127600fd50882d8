import type { Tool } from '@likeness/contracts/generation/tool';
import type { Allowance, RenderJob } from '@likeness/contracts/http/generation';
import type { FaceConsent } from '@likeness/contracts/http/images';
import type { ImageRequest } from '../../../lib/api/lenses-api.js';
import type { LiveLink, LiveListener } from '../../../lib/live/live-link.js';
import type { TabLock } from '../../../lib/tab-lock.js';
import type { RunPlan } from './run-plan.js';
import type { WaitingPhoto } from './run-record.js';

/** The pictures a run sends: references, and a head pose where the tool has one. */
export type RunPhotos = {
  count: () => number;
  /** All that take part, sent or not. */
  waiting: () => WaitingPhoto[];
  /** Keeps the unsent ones in the browser, so that they outlive a reload. */
  keep: () => Promise<void>;
  /** Nothing that was kept is needed any more. */
  letGo: () => Promise<void>;
  /** Brings back what an earlier page was sending; gives how many are lost. */
  restore: (photos: readonly WaitingPhoto[]) => Promise<number>;
  /**
   * Sends what isn't stored yet, as long as it is wanted. `ids` are the references, `fields` what the
   * other pictures add to the form, `refused` how many can't be used. Throws when the server or the
   * connection fails.
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
  /** Takes up references that an earlier page has stored. */
  recall: (uploadIds: readonly string[]) => void;
};

/** What lies under one key of this browser, and may be changed by other tabs. */
type SharedText = {
  read: () => string | null;
  write: (text: string) => void;
  /** Calls back when another tab has written. */
  onChange: (listener: () => void) => void;
};

export type RunPorts = {
  tool: Tool;
  /** Whom the page shows: the id of a member, null for a visitor. */
  person: () => string | null;
  /** Resolves once `person` is known, after a reload or a login in another tab. */
  personKnown: () => Promise<unknown>;
  /** False for a request that shows nobody's face, such as one made from words alone. */
  needsConsent: (plan: RunPlan) => boolean;
  fetchConsent: () => Promise<FaceConsent>;
  giveConsent: () => Promise<void>;
  requestImage: (request: ImageRequest) => Promise<{ job_id: string }>;
  fetchActiveJobs: () => Promise<RenderJob[]>;
  fetchJob: (jobId: string) => Promise<RenderJob>;
  cancelJob: (jobId: string) => Promise<void>;
  openLive: (listener: LiveListener) => LiveLink;
  photos: RunPhotos;
  /** An earlier page's choices, for the form to show again. */
  recallPlan: (plan: RunPlan) => void;
  /** The form shows choices that are newer than those of an earlier run. */
  hasDraft: () => boolean;
  /** What is known of the allowance without asking. */
  allowance: () => Allowance | undefined;
  /** Allowance, consent and credits may read differently now. */
  onAccountChanged: () => void;
  /** True when this browser carries a visitor's cookie, so that there may be jobs of its own. */
  hasVisitor: () => boolean;
  record: SharedText;
  lock: TabLock;
  newId: () => string;
};
