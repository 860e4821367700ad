import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { KnownApplication } from "@cardplaza/contract/jobs/application";
import type { MemberContext } from "../../../context.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { listStoredResumes } from "../resumes/resume-queries.ts";
import { findJobSeenBy } from "../posts/show-job.ts";
import { findLastApplicationOf } from "./application-queries.ts";

/** What is known of the member: from their account, their main card, their last application and the resumes they keep. */
export async function suggestApplication(ctx: MemberContext, jobId: string) {
  const { db, member } = ctx;
  await findJobSeenBy(ctx, jobId);
  const card = (await mainCardsOf(db, [member.id])).get(member.id);
  const last = await findLastApplicationOf(db, member);
  const cardPhone = card && withoutPlaceholder("phone", card.phone);
  const known: KnownApplication = {
    name: last?.name || member.name || card?.name || "",
    email: last?.email || member.email || card?.email || "",
    phone: last?.phone || member.mobile || cardPhone || "",
    city: last?.city || (await homeCityOf(ctx)),
    skills: last?.skills ?? [],
    experienceYears: last?.experienceYears ?? null,
    currentCtcPaise: last?.currentCtcPaise ?? null,
    expectedCtcPaise: last?.expectedCtcPaise ?? null,
    noticeDays: last?.noticeDays ?? null,
  };
  return { known, resumes: await listStoredResumes(ctx) };
}

async function homeCityOf({ registry, db, member }: MemberContext): Promise<string> {
  for (const { homeCity } of registry.rooms) if (homeCity) return homeCity(db, member.id);
  return "";
}
