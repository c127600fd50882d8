import { z } from 'zod';
import { says } from '../errors/plain-issue.js';
import { holdPurposeSchema } from './internal-billing.js';
import { emailSchema } from './account-fields.js';
import { languageSchema, wholeNumberSchema } from './fields.js';
import { LANGUAGES } from '../text/languages.js';
import { withoutInvisible } from '../text/invisible-characters.js';

/** Only packs have an `amount`. */
export const priceSchema = z
  .object({
    id: z.string(),
    unit_amount: z.int().meta({ description: 'Cents, VAT included.' }),
    currency: z.string(),
    /** The default is for the previous version of billing. */
    currency_options: z
      .record(z.string(), z.int())
      .default({})
      .meta({ description: 'Cents in each further currency, VAT included.' }),
    product_name: z.string(),
    recurring: z.enum(['month']).nullable(),
    metadata: z.object({
      name: z.string(),
      amount: z.int().nullable(),
      discount: z.int().nullable(),
    }),
  })
  .meta({ id: 'Price' });
export type Price = z.infer<typeof priceSchema>;
export const pricesResponseSchema = z.array(priceSchema);

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Quoted, as draft-ietf-httpapi-idempotency-key-header requires, or unquoted. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^(?:[\w-]{16,64}|"[\w-]{16,64}")$/, {
    error: says('has to be 16 to 64 letters, digits, - or _'),
  })
  .meta({
    description:
      'Chosen by the caller for each request, such as a UUID. The same key within a day, by the same person and for the same request, is the same press: it gets the answer of the first.',
  });

const checkoutFields = {
  success_url: z.url().max(2_000),
  cancel_url: z.url().max(2_000),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/, { error: says('has to be three lower case letters') })
    .optional()
    .meta({ description: 'One of the price’s `currency_options`; without it, its own currency.' }),
  language: z.enum(LANGUAGES).optional().meta({ description: 'Of the checkout page.' }),
  begin_now: z.boolean().optional().meta({
    description: 'The customer asks to begin before the 14 days of withdrawal end (BGB §357a).',
  }),
};

export const subscribeRequestSchema = z
  .object({ price_id: z.string().min(1).max(255), ...checkoutFields })
  .meta({ id: 'SubscribeRequest' });
export type SubscribeRequest = z.infer<typeof subscribeRequestSchema>;

export const purchaseRequestSchema = z
  .object({ price_id: z.string().min(1).max(255), quantity: z.int(), ...checkoutFields })
  .meta({ id: 'PurchaseRequest' });
export type PurchaseRequest = z.infer<typeof purchaseRequestSchema>;

export const checkoutResponseSchema = z
  .object({ url: z.url().meta({ description: 'Where the browser goes to pay.' }) })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkoutResponseSchema>;

export const portalRequestSchema = z
  .object({ return_url: z.url().max(2_000) })
  .meta({ id: 'PortalRequest' });
export type PortalRequest = z.infer<typeof portalRequestSchema>;

export const checkoutParamsSchema = z.object({
  id: z.string().regex(/^cs_\w{1,250}$/),
});
export const checkoutStateSchema = z
  .object({
    is_paid: z.boolean().meta({
      description: 'False while it is open, was given up, or the bank has not decided yet.',
    }),
  })
  .meta({ id: 'CheckoutState' });
export type CheckoutState = z.infer<typeof checkoutStateSchema>;

export const invoiceSchema = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    created_at: z.iso.datetime(),
    amount_cents: z.int().meta({ description: 'VAT included.' }),
    currency: z.string(),
    url: z.url().meta({ description: 'Stripe’s page of the invoice, with its PDF.' }),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;
export const invoicesSchema = z.object({ invoices: z.array(invoiceSchema) });

export const subscriptionSchema = z
  .object({
    status: z.string(),
    start: z.iso.datetime().nullable(),
    end: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const ledgerEntryKindSchema = z.enum([
  'purchase',
  'hold',
  'capture',
  'release',
  'refund',
  'adjustment',
]);

export const ledgerEntrySchema = z
  .object({
    id: z.uuid(),
    kind: ledgerEntryKindSchema,
    created_at: z.iso.datetime(),
    credits: z
      .int()
      .meta({ description: 'Change of the available credits; 0 for a capture of a hold.' }),
    balance: z.int().meta({ description: 'Available credits afterwards.' }),
    purpose: holdPurposeSchema.nullable(),
    hold_id: z.uuid().nullable(),
    group_id: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'The same for all images that were ordered together.' }),
    image_id: z.uuid().nullable(),
    purchase: z
      .object({ name: z.string(), amount_cents: z.int(), currency: z.string() })
      .nullable(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const ledgerQuerySchema = z.object({
  before: z.uuid().optional().meta({ description: 'Entries older than this one.' }),
  limit: wholeNumberSchema(1, 100).default(50),
});
export const ledgerPageSchema = z
  .object({
    balance: z.int(),
    held: z.int().meta({ description: 'Set aside for images under way.' }),
    /** The default is for the previous version of billing. */
    paid: z.int().default(0).meta({
      description: 'How many of them were paid for; credits that were a gift are used first.',
    }),
    owed: z.int().default(0).meta({
      description: 'Used credits of refunded purchases; the next purchase fills them first.',
    }),
    entries: z.array(ledgerEntrySchema),
    next: z.uuid().nullable().meta({ description: 'Value of `before` for the next page.' }),
  })
  .meta({ id: 'Ledger' });
export type LedgerPage = z.infer<typeof ledgerPageSchema>;

export const paymentsInventoryRequestSchema = z.object({
  user_id: z.uuid(),
  before: z.uuid().nullable(),
  limit: z.int().min(1).max(500),
});
export const paymentsInventorySchema = z.object({
  subscriptions: z.array(subscriptionSchema),
  entries: z.array(ledgerEntrySchema),
});
export type PaymentsInventory = z.infer<typeof paymentsInventorySchema>;

/** A withdrawal (BGB §356a) or a cancellation (BGB §312k) without login. */
export const declarationRequestSchema = z
  .object({
    kind: z.enum(['withdrawal', 'cancellation']),
    name: z.string().overwrite(withoutInvisible).trim().min(1).max(200),
    email: emailSchema,
    contract: z
      .string()
      .overwrite(withoutInvisible)
      .trim()
      .min(1)
      .max(500)
      .meta({ description: 'Which contract, in the person’s own words.' }),
    reason: z.string().overwrite(withoutInvisible).trim().max(2_000).optional(),
    effective_on: z.iso.date().optional(),
    language: languageSchema.optional(),
  })
  .meta({ id: 'DeclarationRequest' });
export type DeclarationRequest = z.infer<typeof declarationRequestSchema>;
export const declarationResponseSchema = z
  .object({ id: z.uuid(), received_at: z.iso.datetime() })
  .meta({ id: 'Declaration' });
export type Declaration = z.infer<typeof declarationResponseSchema>;
