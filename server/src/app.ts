import { api } from "@cardplaza/contract/api";
import type { AllHandlers, AnyJob } from "./context.ts";
import { accountDataHandlers } from "./features/account-data/account-data.routes.ts";
import { accountHandlers } from "./features/accounts/accounts.routes.ts";
import { contactChangeHandlers } from "./features/accounts/contact-change/contact-change.routes.ts";
import { lookHandlers } from "./features/accounts/looks/looks.routes.ts";
import { oidcHandlers } from "./features/accounts/oidc/oidc.routes.ts";
import { secondStepHandlers } from "./features/accounts/second-step/second-step.routes.ts";
import { adminRefundHandlers } from "./features/admin/refunds.routes.ts";
import { adminsHandlers } from "./features/admin/administrators/admins.routes.ts";
import { adminSearchHandlers } from "./features/admin/palette/admin-search.routes.ts";
import { operationHandlers } from "./features/admin/dashboard/operations.routes.ts";
import { statsHandlers } from "./features/admin/queues/stats.routes.ts";
import { userHandlers } from "./features/admin/users/users.routes.ts";
import { adminSignInHandlers } from "./features/admin/admin-sign-in.routes.ts";
import { auditLogHandlers } from "./features/audit/audit-log.routes.ts";
import { analyticsHandlers } from "./features/cards/analytics/analytics.routes.ts";
import { cardEventHandlers } from "./features/cards/events/card-events.routes.ts";
import { cardVideoHandlers } from "./features/cards/video/card-video.routes.ts";
import { cardHandlers } from "./features/cards/cards.routes.ts";
import { cardFileHandlers } from "./features/cards/files/card-files.routes.ts";
import { chapterHandlers } from "./features/chapters/chapter/chapters.routes.ts";
import { chapterInviteHandlers } from "./features/chapters/chapter/invites/invites.routes.ts";
import { chapterMeetingHandlers } from "./features/chapters/chapter-meetings/chapter-meetings.routes.ts";
import { leaderboardHandlers } from "./features/chapters/points/leaderboard.routes.ts";
import { referralHandlers } from "./features/chapters/referrals/referrals.routes.ts";
import { claimHandlers } from "./features/directory/claims/claims.routes.ts";
import { companyHandlers } from "./features/companies/company/companies.routes.ts";
import { companyPageHandlers } from "./features/companies/pages/company-pages.routes.ts";
import { companyTeamHandlers } from "./features/companies/team/company-team.routes.ts";
import { supportHandlers } from "./features/support/support.routes.ts";
import { contactsHandlers } from "./features/contacts/contacts.routes.ts";
import { customizationHandlers } from "./features/cards/customization/customization.routes.ts";
import { enquiryHandlers } from "./features/enquiries/enquiries.routes.ts";
import { homeHandlers } from "./features/home/home.routes.ts";
import { premiumLeftoversHandlers } from "./features/plan/leftovers/premium-leftovers.routes.ts";
import {
  itPackageHandlers,
  itProviderHandlers,
  itRequirementHandlers,
} from "./features/it-services/it-services.routes.ts";
import { jobHandlers } from "./features/jobs/posts/jobs.routes.ts";
import { jobSearchHandlers } from "./features/jobs/finding/job-search.routes.ts";
import { applyingHandlers } from "./features/jobs/applications/applying.routes.ts";
import { resumeHandlers } from "./features/jobs/resumes/resumes.routes.ts";
import { hiringHandlers } from "./features/jobs/hiring/hiring.routes.ts";
import { jobAlertHandlers } from "./features/jobs/alerts/job-alerts.routes.ts";
import { landingHandlers } from "./features/home/landing/landing.routes.ts";
import { leadHandlers } from "./features/leads/leads.routes.ts";
import { receivedLeadHandlers } from "./features/leads/received-leads.routes.ts";
import { sentLeadHandlers } from "./features/leads/sent/sent-leads.routes.ts";
import { listingPageHandlers } from "./features/directory/pages/listing-pages.routes.ts";
import { listingHandlers } from "./features/directory/listings/listings.routes.ts";
import { liveHandlers } from "./platform/live/live.routes.ts";
import { conversationHandlers } from "./features/messages/conversations.routes.ts";
import { messageCaseHandlers } from "./features/messages/message-cases.routes.ts";
import { messageHandlers } from "./features/messages/messages.routes.ts";
import { caseHandlers } from "./features/cases/cases.routes.ts";
import { moderationHandlers } from "./features/moderation/moderation.routes.ts";
import { notificationHandlers } from "./features/notifications/notifications.routes.ts";
import { inboundMailHandlers } from "./features/inbound-mail/inbound-mail.routes.ts";
import { outsideAnswerHandlers } from "./features/outside-answers/outside-answers.routes.ts";
import { pushHandlers } from "./features/push/push.routes.ts";
import { toAnswerHandlers } from "./features/to-answer/to-answer.routes.ts";
import { placeHandlers } from "./features/places/places.routes.ts";
import { pagePictureHandlers } from "./pages/pictures/page-pictures.routes.ts";
import { policyHandlers } from "./features/policies/policies.routes.ts";
import { productHandlers } from "./features/companies/products/products.routes.ts";
import { subscriptionHandlers } from "./features/plan/subscription.routes.ts";
import { commentHandlers } from "./features/connect/comments/comments.routes.ts";
import { postToolHandlers } from "./features/connect/kept/post-tools.routes.ts";
import { connectionHandlers } from "./features/people/connections.routes.ts";
import { postHandlers } from "./features/connect/posts/posts.routes.ts";
import { muteHandlers } from "./features/people/muted/mutes.routes.ts";
import { profileHandlers } from "./features/people/profile/profile.routes.ts";
import { qrCodeHandlers } from "./features/cards/qr-codes/qr-codes.routes.ts";
import { reviewHandlers } from "./features/reviews/reviews.routes.ts";
import { savedCardHandlers } from "./features/cards/saved/saved-cards.routes.ts";
import { searchHandlers } from "./features/search/search.routes.ts";
import { seoHandlers } from "./features/cards/seo/seo.routes.ts";
import { teamCardHandlers } from "./features/cards/team/team-cards.routes.ts";
import { uploadHandlers } from "./features/uploads/uploads.routes.ts";
import { verificationHandlers } from "./features/cards/verification/verification.routes.ts";
import { webhookHandlers } from "./features/leads/webhooks/webhooks.routes.ts";
import { findOrphansJob } from "./find-orphans.ts";
import { registrations } from "./registrations.ts";
import { tidyUpJob } from "./tidy-up.ts";

/** The list of features. An endpoint without a handler does not compile. */
export const endpoints = api;
export const handlers: AllHandlers = {
  ...accountDataHandlers,
  ...accountHandlers,
  ...lookHandlers,
  ...adminRefundHandlers,
  ...adminSignInHandlers,
  ...auditLogHandlers,
  ...adminsHandlers,
  ...adminSearchHandlers,
  ...operationHandlers,
  ...statsHandlers,
  ...userHandlers,
  ...analyticsHandlers,
  ...contactChangeHandlers,
  ...cardEventHandlers,
  ...cardVideoHandlers,
  ...cardHandlers,
  ...cardFileHandlers,
  ...chapterHandlers,
  ...chapterInviteHandlers,
  ...chapterMeetingHandlers,
  ...leaderboardHandlers,
  ...referralHandlers,
  ...claimHandlers,
  ...companyHandlers,
  ...companyPageHandlers,
  ...companyTeamHandlers,
  ...supportHandlers,
  ...contactsHandlers,
  ...customizationHandlers,
  ...enquiryHandlers,
  ...homeHandlers,
  ...premiumLeftoversHandlers,
  ...itPackageHandlers,
  ...itProviderHandlers,
  ...itRequirementHandlers,
  ...jobHandlers,
  ...jobSearchHandlers,
  ...applyingHandlers,
  ...resumeHandlers,
  ...hiringHandlers,
  ...jobAlertHandlers,
  ...landingHandlers,
  ...leadHandlers,
  ...receivedLeadHandlers,
  ...sentLeadHandlers,
  ...webhookHandlers,
  ...listingPageHandlers,
  ...listingHandlers,
  ...liveHandlers,
  ...conversationHandlers,
  ...messageCaseHandlers,
  ...messageHandlers,
  ...moderationHandlers,
  ...caseHandlers,
  ...notificationHandlers,
  ...oidcHandlers,
  ...inboundMailHandlers,
  ...outsideAnswerHandlers,
  ...pushHandlers,
  ...toAnswerHandlers,
  ...placeHandlers,
  ...pagePictureHandlers,
  ...policyHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...postHandlers,
  ...commentHandlers,
  ...postToolHandlers,
  ...connectionHandlers,
  ...muteHandlers,
  ...qrCodeHandlers,
  ...secondStepHandlers,
  ...reviewHandlers,
  ...savedCardHandlers,
  ...subscriptionHandlers,
  ...searchHandlers,
  ...seoHandlers,
  ...teamCardHandlers,
  ...uploadHandlers,
  ...verificationHandlers,
};

export const jobs: AnyJob[] = [
  findOrphansJob,
  tidyUpJob,
  ...registrations.flatMap((room) => room.jobs ?? []),
];
