import { accountData } from "./account-data/account-data.ts";
import { accounts } from "./accounts/accounts.ts";
import { looks } from "./accounts/looks.ts";
import { adminRefunds } from "./plan/admin-refunds.ts";
import { adminSignIn } from "./admin/admin-sign-in.ts";
import { auditLog } from "./audit/audit-log.ts";
import { admins } from "./admin/admins.ts";
import { adminSearch } from "./admin/admin-search.ts";
import { operations } from "./admin/operations.ts";
import { stats } from "./admin/stats.ts";
import { users } from "./admin/users.ts";
import { analytics } from "./cards/analytics/analytics.ts";
import { cardEvents } from "./cards/events/card-events.ts";
import { cardVideo } from "./cards/video/card-video.ts";
import { cards } from "./cards/cards.ts";
import { cases } from "./cases/cases.ts";
import { chapterInvites } from "./chapters/invites.ts";
import { chapterMeetings } from "./chapters/chapter-meetings.ts";
import { chapters } from "./chapters/chapters.ts";
import { claims } from "./directory/claims/claims.ts";
import { support } from "./support/support.ts";
import { companies } from "./companies/companies.ts";
import { companyPages } from "./companies/company-pages.ts";
import { companyTeam } from "./companies/company-team.ts";
import { comments } from "./connect/comments.ts";
import { connections } from "./people/connections.ts";
import { posts } from "./connect/posts.ts";
import { mutes } from "./people/mutes.ts";
import { postTools } from "./connect/post-tools.ts";
import { contacts } from "./contacts/contacts.ts";
import { customization } from "./cards/customization/customization.ts";
import { enquiries } from "./enquiries/enquiries.ts";
import { enquiryAsks } from "./enquiries/enquiry-asks.ts";
import { enquiryInbox } from "./enquiries/enquiry-inbox.ts";
import { enquiryQuotes } from "./enquiries/enquiry-quotes.ts";
import { enquirySavedReplies } from "./enquiries/enquiry-saved-replies.ts";
import { home } from "./home/home.ts";
import { premiumLeftovers } from "./plan/premium-leftovers.ts";
import { itPackages } from "./it-services/it-packages.ts";
import { itProviders } from "./it-services/it-providers.ts";
import { itRequirements } from "./it-services/it-requirements.ts";
import { applying } from "./jobs/applying.ts";
import { hiring } from "./jobs/hiring.ts";
import { jobAlerts } from "./jobs/job-alerts.ts";
import { jobSearch } from "./jobs/job-search.ts";
import { jobs } from "./jobs/jobs.ts";
import { resumes } from "./jobs/resumes.ts";
import { leaderboard } from "./chapters/leaderboard.ts";
import { landing } from "./home/landing.ts";
import { inboundMail } from "./inbound-mail/inbound-mail.ts";
import { outsideAnswers } from "./outside-answers/outside-answers.ts";
import { push } from "./push/push.ts";
import { toAnswer } from "./to-answer/to-answer.ts";
import { leads } from "./leads/leads.ts";
import { legalDetails } from "./policies/legal-details.ts";
import { listingPages } from "./directory/listing-pages.ts";
import { listings } from "./directory/listings.ts";
import { live } from "./live/live.ts";
import { conversations } from "./messages/conversations.ts";
import { messageCases } from "./messages/message-cases.ts";
import { messages } from "./messages/messages.ts";
import { moderation } from "./moderation/moderation.ts";
import { receivedLeads } from "./leads/received-leads.ts";
import { notifications } from "./notifications/notifications.ts";
import { sentLeads } from "./leads/sent-leads.ts";
import { pagePictures } from "./page-pictures/page-pictures.ts";
import { places } from "./places/places.ts";
import { policies } from "./policies/policies.ts";
import { productImports } from "./companies/products/product-imports.ts";
import { products } from "./companies/products/products.ts";
import { profile } from "./people/profile.ts";
import { qrCodes } from "./cards/qr-codes/qr-codes.ts";
import { referrals } from "./chapters/referrals.ts";
import { reviewTools } from "./reviews/review-tools.ts";
import { reviews } from "./reviews/reviews.ts";
import { savedCards } from "./cards/saved/saved-cards.ts";
import { search } from "./search/search.ts";
import { seo } from "./cards/seo/seo.ts";
import { subscription } from "./plan/subscription.ts";
import { teamCards } from "./cards/team/team-cards.ts";
import { teamImports } from "./cards/team/team-imports.ts";
import { teamTemplates } from "./cards/team/team-templates.ts";
import { uploads } from "./uploads/uploads.ts";
import { verification } from "./cards/verification/verification.ts";
import { webhooks } from "./leads/webhooks/webhooks.ts";

/** All calls of the API. A new feature adds its table here. */
export const api = {
  ...accountData,
  ...accounts,
  ...looks,
  ...adminRefunds,
  ...adminSignIn,
  ...auditLog,
  ...admins,
  ...adminSearch,
  ...operations,
  ...stats,
  ...users,
  ...analytics,
  ...cardEvents,
  ...cardVideo,
  ...cards,
  ...cases,
  ...chapters,
  ...chapterInvites,
  ...chapterMeetings,
  ...leaderboard,
  ...referrals,
  ...claims,
  ...support,
  ...companies,
  ...companyPages,
  ...companyTeam,
  ...comments,
  ...connections,
  ...posts,
  ...postTools,
  ...mutes,
  ...contacts,
  ...customization,
  ...enquiries,
  ...enquiryInbox,
  ...enquiryAsks,
  ...enquirySavedReplies,
  ...enquiryQuotes,
  ...home,
  ...premiumLeftovers,
  ...itPackages,
  ...itProviders,
  ...itRequirements,
  ...jobs,
  ...jobSearch,
  ...applying,
  ...resumes,
  ...hiring,
  ...jobAlerts,
  ...landing,
  ...leads,
  ...inboundMail,
  ...outsideAnswers,
  ...push,
  ...toAnswer,
  ...legalDetails,
  ...listingPages,
  ...listings,
  ...live,
  ...conversations,
  ...messages,
  ...messageCases,
  ...moderation,
  ...receivedLeads,
  ...notifications,
  ...sentLeads,
  ...pagePictures,
  ...places,
  ...policies,
  ...productImports,
  ...products,
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
