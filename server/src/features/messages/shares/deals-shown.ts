import { applicationPath, boardPath } from "@cardplaza/contract/jobs/application-words";
import { OFFLINE_NETWORKING_PATH, referralPath } from "@cardplaza/contract/screen-paths";
import { findReferralOf } from "../../chapters/referrals/referral-queries.ts";
import { findApplicationOfSide } from "../../jobs/applications/application-queries.ts";
import type { FindShown } from "./thing.ts";

/** For the applicant and the company's team, each on their own screen. */
export const applicationShown: FindShown = async ({ db, member }, id) => {
  const { application, job, company, side } = await findApplicationOfSide(db, member, id);
  const isApplicant = side === "applicant";
  return {
    title: job.title,
    text: isApplicant ? company.name : application.name,
    picture: isApplicant ? company.logo : "",
    path: isApplicant ? applicationPath(id) : boardPath(job.id, id),
  };
};

/** For its giver and its receiver, each in their own chapter. */
export const referralShown: FindShown = async ({ db, member }, id) => {
  const { prospectName, need, giverId, giverChapterId, receiverChapterId } = await findReferralOf(
    db,
    member.id,
    id,
  );
  const chapterId = giverId === member.id ? giverChapterId : receiverChapterId;
  return {
    title: prospectName,
    text: need,
    picture: "",
    path: chapterId === null ? OFFLINE_NETWORKING_PATH : referralPath(chapterId, id),
  };
};
