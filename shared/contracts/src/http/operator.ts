import { z } from 'zod';
import { SERVICE_NAMES } from '../calls/call-definition.js';
import { QUEUES } from '../jobs/job-definition.js';

const time = z.iso.datetime();
const count = z.int().min(0);

/** How long an operator's session lasts if it is not used, and at the most. */
export const operatorSessionSchema = z.object({ idle_ends_at: time, ends_at: time });
export type OperatorSession = z.infer<typeof operatorSessionSchema>;

/** What is still to be shown before the page opens. */
export const operatorStateSchema = z.object({
  has_factor: z.boolean(),
  session: operatorSessionSchema.nullable(),
});
export type OperatorState = z.infer<typeof operatorStateSchema>;

export const enrolRequestSchema = z.object({ appointment_code: z.string().min(1).max(64) });

/** What an authenticator app is given: by a picture of the address, or typed in. */
export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

export const operatorCodeRequestSchema = z.object({ code: z.string().min(1).max(64) });

export const enrolledSchema = z.object({
  session: operatorSessionSchema,
  /** Told once, kept as hashes. */
  recovery_codes: z.array(z.string()),
});
export type Enrolled = z.infer<typeof enrolledSchema>;

export const operatorSignedInSchema = z.object({
  session: operatorSessionSchema,
  recovery_codes_left: count,
});
export type OperatorSignedIn = z.infer<typeof operatorSignedInSchema>;

export const queueFiguresSchema = z.object({
  queue: z.enum(QUEUES),
  waiting: count,
  active: count,
  delayed: count,
  failed: count,
  /** Since when the oldest job waits that could be taken now. */
  waiting_since: time.nullable(),
});
export type QueueFigures = z.infer<typeof queueFiguresSchema>;
/** lenses ← auth */
export const queuesSchema = z.object({ queues: z.array(queueFiguresSchema) });

export const processFiguresSchema = z.object({
  id: z.string(),
  service: z.enum(SERVICE_NAMES),
  version: z.string(),
  started_at: time,
  heard_at: time,
  /** What it needs and does not have; nothing when all of it works. */
  missing: z.array(z.string()),
  /** What else a process tells of itself, by name: engines, providers. */
  details: z.record(z.string(), z.array(z.string())),
});
export type ProcessFigures = z.infer<typeof processFiguresSchema>;

export const booksSchema = z.object({
  /** Accounts whose balance is not the sum of their entries, and by how many credits in all. */
  drifted_accounts: count,
  drifted_credits: count,
  /** Refunds and lost disputes whose credits were used up, or are held and awaited. */
  short_purchases: count,
  short_credits: count,
  awaited_credits: count,
  /** Withdrawals and cancellations that nobody has dealt with yet. */
  open_declarations: count,
  oldest_declaration_at: time.nullable(),
  looked_at: time,
});
export type Books = z.infer<typeof booksSchema>;

const removedSchema = z.record(z.string(), count);
export const retentionRunSchema = z.object({
  service: z.enum(SERVICE_NAMES),
  ran_at: time,
  removed: removedSchema,
  /** The last run that found something. */
  last_found: z.object({ ran_at: time, removed: removedSchema }).nullable(),
});
export type RetentionRun = z.infer<typeof retentionRunSchema>;

/** The state of the whole; a part that gave no answer in time is null. */
export const operatorOverviewSchema = z.object({
  queues: z.array(queueFiguresSchema).nullable(),
  processes: z.array(processFiguresSchema).nullable(),
  books: booksSchema.nullable(),
  retention: z.array(retentionRunSchema).nullable(),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;

export const failedJobSchema = z.object({
  queue: z.enum(QUEUES),
  id: z.string(),
  name: z.string(),
  failed_at: time.nullable(),
  attempts: count,
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
/** The newest of each queue. */
export const failedJobsSchema = z.object({ jobs: z.array(failedJobSchema) });

export const jobRefSchema = z.object({ queue: z.enum(QUEUES), id: z.string().min(1).max(200) });
export type JobRef = z.infer<typeof jobRefSchema>;
/** A job that is not failed any more has been retried by somebody else, or is forgotten. */
export const retriedSchema = z.object({ is_retried: z.boolean() });
export type Retried = z.infer<typeof retriedSchema>;

export const suspensionSchema = z.object({ account_id: z.uuid(), suspended_at: time.nullable() });
export type Suspension = z.infer<typeof suspensionSchema>;
export const suspensionsSchema = z.object({ suspensions: z.array(suspensionSchema) });
export const suspensionReasonSchema = z.object({ reason: z.string().nullable() });
export type SuspensionReason = z.infer<typeof suspensionReasonSchema>;

export const OPERATOR_ACTS = [
  'appointed',
  'dismissed',
  'enrolment_begun',
  'enrolled',
  'signed_in',
  'signed_in_by_recovery_code',
  'code_refused',
  'signed_out',
  'job_retry',
  'job_retry_failed',
  'suspended',
  'suspension_viewed',
  'suspension_lifted',
] as const;
export type OperatorActName = (typeof OPERATOR_ACTS)[number];

export const operatorActSchema = z.object({
  id: z.string(),
  at: time,
  /** The operator's account; null for the command line. */
  operator_id: z.uuid().nullable(),
  act: z.enum(OPERATOR_ACTS),
  /** Id of what it was done to. */
  subject: z.string().nullable(),
});
export type OperatorAct = z.infer<typeof operatorActSchema>;
export const operatorActsQuerySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
/** Newest first. */
export const operatorActsSchema = z.object({
  acts: z.array(operatorActSchema),
  /** Where the next page begins; null on the last one. */
  before: z.string().nullable(),
});
export type OperatorActs = z.infer<typeof operatorActsSchema>;
