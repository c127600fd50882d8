import { z } from 'zod';
import { emailSchema } from './account-fields.js';
import { looseUuidSchema } from './fields.js';
import { SERVICE_NAMES } from '../names/services.js';
import { QUEUES } from '../names/queues.js';

const time = z.iso.datetime();
const count = z.int().min(0);

export const operatorSessionSchema = z.object({ idle_ends_at: time, ends_at: time });
export type OperatorSession = z.infer<typeof operatorSessionSchema>;

export const operatorStateSchema = z.object({
  has_factor: z.boolean(),
  session: operatorSessionSchema.nullable(),
});
export type OperatorState = z.infer<typeof operatorStateSchema>;

export const enrolRequestSchema = z.object({ appointment_code: z.string().min(1).max(64) });

export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

export const operatorCodeRequestSchema = z.object({ code: z.string().min(1).max(64) });

export const enrolledSchema = z.object({
  session: operatorSessionSchema,
  /** Shown once, stored as hashes. */
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
  waiting_since: time.nullable(),
  /** The default is for the previous version of lenses. */
  is_paused: z.boolean().default(false),
});
export type QueueFigures = z.infer<typeof queueFiguresSchema>;
export const queuesSchema = z.object({ queues: z.array(queueFiguresSchema) });

/** Workers finish their jobs and take no new ones from a paused queue. */
export const pauseRequestSchema = z.object({ queue: z.enum(QUEUES), is_paused: z.boolean() });
export type PauseRequest = z.infer<typeof pauseRequestSchema>;

export const processFiguresSchema = z.object({
  id: z.string(),
  service: z.enum(SERVICE_NAMES),
  version: z.string(),
  started_at: time,
  heard_at: time,
  /** Missing dependencies; empty when the process is healthy. */
  missing: z.array(z.string()),
  details: z.record(z.string(), z.array(z.string())),
});
export type ProcessFigures = z.infer<typeof processFiguresSchema>;

export const booksSchema = z.object({
  /** Accounts whose balance differs from their entries, and the total difference in credits. */
  drifted_accounts: count,
  drifted_credits: count,
  /** Refunds and lost disputes whose credits were spent or are on hold. */
  short_purchases: count,
  short_credits: count,
  awaited_credits: count,
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
  last_found: z.object({ ran_at: time, removed: removedSchema }).nullable(),
});
export type RetentionRun = z.infer<typeof retentionRunSchema>;

export const mailFiguresSchema = z.object({
  waiting: count,
  /** Waiting mails that the mail server did not take at the first attempt. */
  retried: count,
  /** Mails that the recipient's server refused for good in the last seven days. */
  refused: z.array(z.object({ id: z.string(), kind: z.string(), reply: z.string(), at: time })),
});
export type MailFigures = z.infer<typeof mailFiguresSchema>;

/** Parts are null when they time out. */
export const operatorOverviewSchema = z.object({
  queues: z.array(queueFiguresSchema).nullable(),
  processes: z.array(processFiguresSchema).nullable(),
  books: booksSchema.nullable(),
  retention: z.array(retentionRunSchema).nullable(),
  mails: mailFiguresSchema.nullable(),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;

export const failedJobSchema = z.object({
  queue: z.enum(QUEUES),
  id: z.string(),
  name: z.string(),
  failed_at: time.nullable(),
  attempts: count,
  /** The error's message, without the job's payload. */
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;
export const failedJobsSchema = z.object({ jobs: z.array(failedJobSchema) });

export const jobRefSchema = z.object({ queue: z.enum(QUEUES), id: z.string().min(1).max(200) });
export type JobRef = z.infer<typeof jobRefSchema>;

const FAILED_JOB_ACTS = ['retry', 'discard'] as const;
export type FailedJobAct = (typeof FAILED_JOB_ACTS)[number];
/** Most failed jobs in a list and in one act. */
export const MAX_FAILED_JOBS = 100;
export const failedJobsActSchema = z.object({
  act: z.enum(FAILED_JOB_ACTS),
  jobs: z.array(jobRefSchema).min(1).max(MAX_FAILED_JOBS),
});
export type FailedJobsAct = z.infer<typeof failedJobsActSchema>;
/** Without the jobs that no longer were failed. */
export const doneJobsSchema = z.object({ jobs: z.array(jobRefSchema) });
export const doneCountSchema = z.object({ done: count });

const reason = z.string().trim().min(3).max(200);

const MAX_CORRECTION = 100_000;
const correctionSchema = z.object({
  /** Makes repetitions of one request harmless. */
  correction_id: looseUuidSchema,
  /** Below zero, credits are taken. */
  credits: z
    .int()
    .min(-MAX_CORRECTION)
    .max(MAX_CORRECTION)
    .refine((credits) => credits !== 0),
});
export const correctionRequestSchema = correctionSchema.extend({ email: emailSchema, reason });
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;
export const correctionOrderSchema = correctionSchema.extend({ user_id: z.uuid() });
export type CorrectionOrder = z.infer<typeof correctionOrderSchema>;
export const balanceSchema = z.object({ balance: z.int() });
/** Not booked where the balance is too low. */
export const correctedSchema = balanceSchema.extend({ is_booked: z.boolean() });
export type Corrected = z.infer<typeof correctedSchema>;

export const openDeclarationSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.string().nullable(),
  effective_on: z.string().nullable(),
  received_at: time,
});
export type OpenDeclaration = z.infer<typeof openDeclarationSchema>;
export const openDeclarationsSchema = z.object({ declarations: z.array(openDeclarationSchema) });
export const declarationRefSchema = z.object({ id: looseUuidSchema });
export const settledSchema = z.object({ is_settled: z.boolean() });

/** A disputed payment, or one of an erased account, which was refunded. */
export const paymentClaimSchema = z.object({
  id: z.string(),
  account_id: z.uuid(),
  status: z.string().meta({ description: 'Stripe’s status of the dispute, or `erased`.' }),
  amount_cents: count,
  currency: z.string(),
  noted_at: time,
});
export type PaymentClaim = z.infer<typeof paymentClaimSchema>;
export const paymentClaimsSchema = z.object({ claims: z.array(paymentClaimSchema) });
/** A suspended account can't pay. */
export const suspensionOrderSchema = z.object({ user_id: z.uuid(), is_suspended: z.boolean() });

export const stopRequestSchema = z.object({ reason });
export const suspendRequestSchema = z.object({ email: emailSchema, reason });
export type SuspendRequest = z.infer<typeof suspendRequestSchema>;
export const suspensionSchema = z.object({ account_id: z.uuid(), suspended_at: time.nullable() });
export type Suspension = z.infer<typeof suspensionSchema>;
export const suspensionsSchema = z.object({ suspensions: z.array(suspensionSchema) });
export const suspensionReasonSchema = z.object({ reason: z.string().nullable() });
export type SuspensionReason = z.infer<typeof suspensionReasonSchema>;

const OPERATOR_ACTS = [
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
  'job_discard',
  'job_discard_failed',
  'queue_paused',
  'queue_resumed',
  'credits_correction',
  'credits_correction_failed',
  'declarations_viewed',
  'declaration_settle',
  'declaration_settle_failed',
  'notice_set',
  'notice_cleared',
  'suspended',
  'suspension_viewed',
  'suspension_lifted',
] as const;
export type OperatorActName = (typeof OPERATOR_ACTS)[number];

export const operatorActSchema = z.object({
  id: z.string(),
  at: time,
  /** Null for the command line. */
  operator_id: z.uuid().nullable(),
  act: z.enum(OPERATOR_ACTS),
  subject: z.string().nullable(),
});
export const operatorActsQuerySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export const operatorActsSchema = z.object({
  acts: z.array(operatorActSchema),
  /** Cursor of the next page; null on the last one. */
  before: z.string().nullable(),
});
export type OperatorActs = z.infer<typeof operatorActsSchema>;
