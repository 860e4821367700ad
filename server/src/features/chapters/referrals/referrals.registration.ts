import type { Registration } from "../../../registry/registration.ts";
import { referralsOutside } from "./answered-outside.ts";
import { referralsPart } from "./account-part.ts";
import { eraseOldProspects } from "./erase-prospects.ts";
import { expireReferralsJob } from "./expire-referrals.ts";
import { nudgeReceiversJob } from "./nudge-receivers.ts";
import { referrals } from "./referrals.table.ts";
import { waitingReferrals } from "./waiting-to-answer.ts";

export const referralsRegistration: Registration = {
  toAnswer: [waitingReferrals],
  account: [referralsPart],
  targets: { referral: referrals.id },
  outsideAnswers: [referralsOutside],
  jobs: [nudgeReceiversJob, expireReferralsJob],
  tidyUp: ({ db, now }) => eraseOldProspects(db, now),
};
