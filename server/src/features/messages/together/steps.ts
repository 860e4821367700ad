import type { z } from "zod";
import type { Together } from "@cardplaza/contract/messages/conversation";
import { STEP_TEXT } from "@cardplaza/contract/messages/together-words";
import { newSlipPath } from "@cardplaza/contract/screen-paths";
import type { MemberContext } from "../../../context.ts";
import { activeChapterIds } from "../../chapters/referrals/referral-parties.ts";
import { areConnected, mutualCounts } from "../../people/connections/connection-queries.ts";
import { enquiryLink } from "./facts.ts";
import type { History } from "./history.ts";

type Step = z.input<typeof Together>["steps"][number];

/** What the member could do next with the other one, each on a screen that exists. */
export async function stepsFor(ctx: MemberContext, history: History): Promise<Step[]> {
  const { db, registry } = ctx;
  const { memberId, other } = history;
  const own = await activeChapterIds(db, memberId);
  const theirs = own.length > 0 ? await activeChapterIds(db, other.id) : [];
  const steps: Step[] = [];
  if (theirs.length > 0) steps.push({ text: STEP_TEXT.referral, path: newSlipPath("referral", other.id) });
  if (own.some((id) => theirs.includes(id)))
    steps.push({ text: STEP_TEXT.oneToOne, path: newSlipPath("one-to-one", other.id) });
  const asked = history.enquiries.find(({ enquiry, quote }) => isOpenFor(memberId, enquiry) && !quote);
  if (asked) steps.push({ text: STEP_TEXT.quote, path: enquiryLink({ registry }, history, asked.enquiry) });
  const company = await registry.companyLinkOf(db, other.id);
  if (company) steps.push({ text: STEP_TEXT.enquiry(company.name), path: company.path });
  const invite = await connectStep(ctx, other.id);
  return invite ? [...steps, invite] : steps;
}

/** The member can still answer it with a price. */
const isOpenFor = (memberId: string, { ownerId, status }: History["enquiries"][number]["enquiry"]) =>
  ownerId === memberId && ["new", "viewed", "responded", "quoted"].includes(status);

/** Somebody whom both know can bring them together. The other's profile has both buttons. */
async function connectStep({ db, member, registry }: MemberContext, otherId: string): Promise<Step | null> {
  if (await areConnected(db, member.id, otherId)) return null;
  const path = await registry.profilePathOf(db, member.id, otherId);
  if (!path) return null;
  const mutual = (await mutualCounts(db, member.id, [otherId])).get(otherId) ?? 0;
  return { text: mutual > 0 ? STEP_TEXT.introduction : STEP_TEXT.connect, path };
}
