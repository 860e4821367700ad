import { FREE_SAVED_REPLIES } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Registration } from "../../registry/registration.ts";
import { endEnquiriesJob } from "./ending/end-enquiries.ts";
import { measureRepliesJob } from "./measure-replies.ts";
import { enquiriesOutside } from "./elsewhere/answered-outside.ts";
import { enquiriesPart } from "./account-part.ts";
import { enquiryMailThread } from "./elsewhere/enquiry-mail-thread.ts";
import { enquiries } from "./enquiries.table.ts";
import { listSavedReplies } from "./saved-replies.ts";
import { enquiriesToAnswer } from "./waiting-to-answer.ts";

export const enquiriesRegistration: Registration = {
  order: ["new", "quotes", "thread", "ending", "asks", "elsewhere"],
  toAnswer: [enquiriesToAnswer],
  account: [enquiriesPart],
  pointers: [{ type: enquiries.targetType, id: enquiries.targetId }],
  async premiumLeftovers(ctx) {
    const kept = (await listSavedReplies(ctx)).slice(FREE_SAVED_REPLIES);
    return { savedReplies: kept.map(({ title }) => title) };
  },
  targets: { enquiry: enquiries.id },
  outsideAnswers: [enquiriesOutside],
  mailThreads: [enquiryMailThread],
  jobs: [endEnquiriesJob, measureRepliesJob],
};
