/** One chunk for everything below the fold of the home page. */
export { CallToAction } from './call-to-action.js';
export { CommunitySection } from './community-section.js';
export { FaqSection } from './faq-section.js';
export { FeaturesSection } from './features-section.js';
export { HowItWorks } from './how-it-works.js';
export { PacksSection } from './packs/packs-section.js';
export { VoicesSection } from './voices/voices-section.js';
