import { auditRegistration } from "./features/audit/audit.registration.ts";
import { accountDataRegistration } from "./features/account-data/account-data.registration.ts";
import { accountsRegistration } from "./features/accounts/accounts.registration.ts";
import { adminRegistration } from "./features/admin/admin.registration.ts";
import { cardsRegistration } from "./features/cards/cards.registration.ts";
import { casesRegistration } from "./features/cases/cases.registration.ts";
import { chaptersRegistration } from "./features/chapters/chapters.registration.ts";
import { companiesRegistration } from "./features/companies/companies.registration.ts";
import { connectRegistration } from "./features/connect/connect.registration.ts";
import { contactsRegistration } from "./features/contacts/contacts.registration.ts";
import { directoryRegistration } from "./features/directory/directory.registration.ts";
import { enquiriesRegistration } from "./features/enquiries/enquiries.registration.ts";
import { homeRegistration } from "./features/home/home.registration.ts";
import { itServicesRegistration } from "./features/it-services/it-services.registration.ts";
import { jobsRegistration } from "./features/jobs/jobs.registration.ts";
import { leadsRegistration } from "./features/leads/leads.registration.ts";
import { messagesRegistration } from "./features/messages/messages.registration.ts";
import { moderationRegistration } from "./features/moderation/moderation.registration.ts";
import { notificationsRegistration } from "./features/notifications/notifications.registration.ts";
import { outgoingRegistration } from "./features/outgoing/outgoing.registration.ts";
import { peopleRegistration } from "./features/people/people.registration.ts";
import { planRegistration } from "./features/plan/plan.registration.ts";
import { policiesRegistration } from "./features/policies/policies.registration.ts";
import { reviewsRegistration } from "./features/reviews/reviews.registration.ts";
import { searchRegistration } from "./features/search/search.registration.ts";
import { seoRegistration } from "./features/seo/seo.registration.ts";
import { supportRegistration } from "./features/support/support.registration.ts";
import { uploadsRegistration } from "./features/uploads/uploads.registration.ts";
import { inboundMailRegistration } from "./features/inbound-mail/inbound-mail.registration.ts";
import { outsideAnswersRegistration } from "./features/outside-answers/outside-answers.registration.ts";
import { pushRegistration } from "./features/push/push.registration.ts";
import { toAnswerRegistration } from "./features/to-answer/to-answer.registration.ts";
import type { Registration } from "./registry/registration.ts";

/** What each room registers, from the ground floor up (see ARCHITECTURE.md). A new room adds one line. */
export const registrations: readonly Registration[] = [
  outgoingRegistration,
  auditRegistration,
  policiesRegistration,
  accountsRegistration,
  uploadsRegistration,
  moderationRegistration,
  pushRegistration,
  notificationsRegistration,
  casesRegistration,
  planRegistration,
  accountDataRegistration,
  seoRegistration,
  searchRegistration,
  reviewsRegistration,
  toAnswerRegistration,
  outsideAnswersRegistration,
  inboundMailRegistration,
  enquiriesRegistration,
  cardsRegistration,
  leadsRegistration,
  contactsRegistration,
  directoryRegistration,
  companiesRegistration,
  itServicesRegistration,
  jobsRegistration,
  peopleRegistration,
  chaptersRegistration,
  connectRegistration,
  messagesRegistration,
  homeRegistration,
  supportRegistration,
  adminRegistration,
];
