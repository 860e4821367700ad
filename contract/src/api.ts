import { accountData } from "./account-data.ts";
import { accounts } from "./accounts.ts";
import { adminRefunds } from "./admin-refunds.ts";
import { adminSignIn } from "./admin-sign-in.ts";
import { analytics } from "./analytics.ts";
import { cardEvents } from "./card-events.ts";
import { cardVideo } from "./card-video.ts";
import { cards } from "./cards.ts";
import { claims } from "./claims.ts";
import { contact } from "./contact.ts";
import { contacts } from "./contacts.ts";
import { customization } from "./customization.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryAsks } from "./enquiry-asks.ts";
import { home } from "./home.ts";
import { keptPremium } from "./kept-premium.ts";
import { landing } from "./landing.ts";
import { leads } from "./leads.ts";
import { legalDetails } from "./legal-details.ts";
import { listingPages } from "./listing-pages.ts";
import { listings } from "./listings.ts";
import { live } from "./live.ts";
import { moderation } from "./moderation.ts";
import { myLeads } from "./my-leads.ts";
import { notifications } from "./notifications.ts";
import { ownLeads } from "./own-leads.ts";
import { pagePictures } from "./page-pictures.ts";
import { places } from "./places.ts";
import { policies } from "./policies.ts";
import { profile } from "./profile.ts";
import { qrCodes } from "./qr-codes.ts";
import { reviewTools } from "./review-tools.ts";
import { reviews } from "./reviews.ts";
import { savedCards } from "./saved-cards.ts";
import { search } from "./search.ts";
import { seo } from "./seo.ts";
import { subscription } from "./subscription.ts";
import { teamCards } from "./team-cards.ts";
import { teamImports } from "./team-imports.ts";
import { teamTemplates } from "./team-templates.ts";
import { uploads } from "./uploads.ts";
import { verification } from "./verification.ts";
import { webhooks } from "./webhooks.ts";

/** Every call the product answers. A new feature adds its table here. */
export const api = {
  ...accountData,
  ...accounts,
  ...adminRefunds,
  ...adminSignIn,
  ...analytics,
  ...cardEvents,
  ...cardVideo,
  ...cards,
  ...claims,
  ...contact,
  ...contacts,
  ...customization,
  ...enquiries,
  ...enquiryAsks,
  ...home,
  ...keptPremium,
  ...landing,
  ...leads,
  ...legalDetails,
  ...listingPages,
  ...listings,
  ...live,
  ...moderation,
  ...myLeads,
  ...notifications,
  ...ownLeads,
  ...pagePictures,
  ...places,
  ...policies,
  ...profile,
  ...qrCodes,
  ...reviewTools,
  ...reviews,
  ...savedCards,
  ...search,
  ...seo,
  ...subscription,
  ...teamCards,
  ...teamImports,
  ...teamTemplates,
  ...uploads,
  ...verification,
  ...webhooks,
};
export type Api = typeof api;
