import type { ReactNode } from 'react';

export const title = 'Pricing';
export const description =
  'Watermarked portraits are free. Remove watermarks with a subscription or credits: one plan, credit packs that never expire, and what each image costs.';
export const lead =
  'Portraits are free with a watermark. To remove it, subscribe or buy a credit pack.';
export const inYourAccount = 'in your account';

export const priceFact = (price: string) => `From ${price} a portrait`;
export const freeFact = 'First sets free';
export const speedFact = 'Ready in seconds';
export const deletionFact = 'Guest photos deleted after 24 hours';
export const refundFact = 'Money back on unused credits within 30 days';
export const atAGlance = 'At a glance';

export const plans = 'Plans';
export const planName = (name: string) => `${name} plan`;
export const starterLead = 'To try every style.';
export const forever = 'forever';
export const starterImages = '50 images per hour';
export const visibleWatermark = 'Visible watermark';
export const keptForDays = 'Images kept for 90 days';
export const startCreating = 'Start Creating';
export const startFree = 'Start free';
export const professionalLead = 'For regular use.';
export const perMonth = 'per month';
export const professionalImages = '200 images per hour';
export const watermarkFree = 'Watermark-free, at no extra credit';
export const removeOldWatermarks = 'Remove watermarks from your existing images, free';
export const keptWhileSubscribed = 'Images kept as long as you subscribe';
export const billing = (net: string) =>
  `Includes 19% VAT (${net} net). Billed monthly in advance until canceled.`;
export const endsAfter = (day: string) => `Your subscription ends after ${day}.`;
export const manage = 'Manage it in Account Settings';
export const paymentFailed = 'We couldn’t collect your last payment, so the plan is paused.';
export const paymentDisputed =
  'Your bank disputes a payment. The plan is paused until that is decided.';
export const mendPayment = 'Update payment method';
export const mendFailed = 'We couldn’t open the payment page. Please try again.';
export const subscribed = 'Currently Subscribed';
export const paused = 'Subscription Paused';
export const opening = 'Opening...';
// The law prescribes the German wording of this button and of `buy` (BGB §312j).
export const subscribe = 'Subscribe';

export const packs = 'Credit packs';
export const packsLead = (portrait: number, kontext: number) =>
  `Watermarked images are always free. A clean portrait costs ${portrait} credit, a clean KontextLens image ${kontext}. Subscribers pay no credits.`;
export const packsOffline = 'You’re offline. The packs will appear when you’re back online.';
export const withoutScript =
  'Packs of 25, 60 and 160 credits. Turn on JavaScript to see the prices.';
export const noPacks = 'No credit packs are available right now.';
export const noPrices = 'We couldn’t load the prices.';
export const notCharged = 'You weren’t charged.';
export const rightOfWithdrawal = 'Right of withdrawal';
export const beginNow =
  'I ask you to begin right away, before the 14 days of my right of withdrawal end. If I withdraw then, I pay for what I have used; once I have used everything, I can no longer withdraw.';
export const beginNowMissing = 'Please tick this box to continue to payment.';
export const readInstruction = 'Read the full withdrawal instruction';
export const packTerms = 'Credits never expire. All prices include VAT.';
export const loadingPrices = 'Loading prices';
export const withoutWatermarks = (portraits: number, images: number) =>
  `${portraits} portraits or ${images} KontextLens images without watermarks`;
export const packCredits = (count: number) => `${count} credits`;
export const discountOf = (percent: number) => `${percent}% off`;
export const net = (price: string) => `${price} net`;
export const buyCredits = (count: number) => `Buy ${count} credits`;
export const buy = 'Buy';

export const subscriptionFailed = 'Failed to start subscription.';
export const purchaseFailed = 'Failed to start purchase.';

export const alreadySubscribed = 'You Are Already Subscribed';
export const alreadySubscribedText =
  'Your subscription already includes watermark-free images at no extra cost. Credits you buy now stay in your account and are used only when you’re not subscribed. Buy them anyway?';
export const cancel = 'Cancel';
export const buyAnyway = 'Buy Credits';

export const dismiss = 'Dismiss';
export const checking = 'Checking your payment…';
export const offline = 'You’re offline.';
export const offlineText = 'We’ll check your payment when you’re back online.';
export const unpaid = 'Your payment has not gone through yet.';
export const unpaidText = 'We’ll add your purchase as soon as it does. Banks can take a few days.';
export const foreign = 'This payment belongs to another account.';
export const foreignText = 'If you paid from another account, please log in to that one.';
export const unclear = 'We couldn’t check your payment.';
export const unclearText =
  'If it went through, your purchase appears in your account within moments.';
export const loginToSee = 'Log in to see your payment status.';
export const login = 'Login';

export const paid = 'Payment Successful!';
export const paidText = 'Thanks for your purchase!';
export const cancelled = 'Payment Cancelled';
export const cancelledText = 'You weren’t charged. You can try again anytime.';
export const close = 'Close';
export const balance = (credits: string) => `You have ${credits}.`;
export const balanceAndPlan = (credits: string) => `You have ${credits} and Professional.`;

export const faq = 'Pricing FAQ';
export const freeQuestion = 'What is free?';
export const freeAnswer =
  'Portraits with a visible watermark: 3 sets of up to 10 in 24 hours without an account, 50 images an hour with one. If your credits don’t cover a set, it’s free with a watermark; the page says so before you press the button.';
export const creditsQuestion = 'What do credits pay for?';
export const creditsAnswer =
  'Watermarked images are always free. Removing a watermark costs 1 credit. A KontextLens image without one costs 3: 2 for the image and 1 for the watermark, or none if we can’t do your main wish. Subscribers pay no credits for either.';
export const packsQuestion = 'Which packs are there?';
export const packsAnswer =
  'Packs of 25, 60 and 160 credits. The larger the pack, the less a credit costs.';
export const expiryQuestion = 'Do credits expire?';
export const expiryAnswer = 'No. Credits never expire, even if you cancel your subscription.';
export const failureQuestion = 'Do I pay for an image that fails?';
export const failureAnswer =
  'No. We set credits aside when we accept an image, charge them when it’s stored, and return them if it fails, times out or doesn’t look enough like you. Every step appears in your credit history.';
export const cancelQuestion = 'How do I cancel the subscription?';
export const cancelAnswer = (settings: ReactNode, cancellation: ReactNode) => (
  <>
    In {settings}, or without logging in under {cancellation}. It ends with the paid period; until
    then, nothing changes.
  </>
);
export const settingsLink = 'Account Settings';
export const cancellationLink = 'Cancel contracts here';
export const refundQuestion = 'Can I get my money back?';
export const refundAnswer = (withdrawal: ReactNode) => (
  <>
    Unused credits have a 30-day money-back guarantee. Subscription fees are billed in advance and
    are not refunded except where the law requires it. As a consumer you may also {withdrawal}{' '}
    within 14 days.
  </>
);
export const withdrawalLink = 'withdraw from the contract';
export const vatQuestion = 'Are these the final prices?';
export const vatAnswer =
  'Yes. All prices include value-added tax; net prices are based on the German rate of 19%. The payment page shows the total before you pay.';
