import type { z } from "zod";
import { NUDGE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { FORWARD_AFTER_HOURS } from "@cardplaza/contract/enquiries/enquiry-words";
import { applicationPath, boardPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { Together } from "@cardplaza/contract/messages/conversation";
import { OWED_TEXT } from "@cardplaza/contract/messages/together-words";
import { introductionsPath } from "@cardplaza/contract/people/connection-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { DAY_MS, HOUR_MS, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { statusOf } from "../../people/introductions/introduction-queries.ts";
import { enquiryLink, referralLink } from "./facts.ts";
import type { History } from "./history.ts";

type Owed = z.input<typeof Together>["owed"][number];
type Links = Pick<MemberContext, "registry">;

/** What waits for an answer of one of the two, what is due next first. The clocks are those of each room. */
export function owedIn(links: Links, history: History): Owed[] {
  const all = [
    ...referrals(history),
    ...oneToOnes(history),
    ...enquiries(links, history),
    ...quotes(links, history),
    ...introductions(history),
    ...applications(history),
  ];
  return all.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = ({ dueAt }: Owed) => dueAt?.getTime() ?? Infinity;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
const textOf = (kind: keyof typeof OWED_TEXT, byMe: boolean, { other }: History) =>
  byMe ? OWED_TEXT[kind].me(other.name) : OWED_TEXT[kind].them;

const referrals = (history: History): Owed[] =>
  history.referrals
    .filter(({ status }) => status === "given")
    .map((row) => {
      const byMe = row.receiverId === history.memberId;
      const dueAt = after(row.createdAt, NUDGE_DAYS * DAY_MS);
      return { byMe, text: textOf("referral", byMe, history), path: referralLink(row), dueAt };
    });

const oneToOnes = (history: History): Owed[] =>
  history.oneToOnes
    .filter(({ status }) => status === "proposed")
    .map(({ enteredBy }) => {
      const byMe = enteredBy !== history.memberId;
      return { byMe, text: textOf("oneToOne", byMe, history), path: OFFLINE_NETWORKING_PATH, dueAt: null };
    });

/** Not those that a colleague of the company takes care of. */
const enquiries = (links: Links, history: History): Owed[] =>
  history.enquiries
    .map(({ enquiry }) => enquiry)
    .filter(
      ({ status, firstResponseAt, assigneeId, ownerId }) =>
        firstResponseAt === null &&
        ["new", "viewed", "spam"].includes(status) &&
        (assigneeId === null || assigneeId === ownerId),
    )
    .map((enquiry) => {
      const byMe = enquiry.senderId !== history.memberId;
      const dueAt = after(enquiry.createdAt, FORWARD_AFTER_HOURS * HOUR_MS);
      const path = enquiryLink(links, history, enquiry);
      return { byMe, text: textOf("enquiry", byMe, history), path, dueAt };
    });

/** A price holds until the end of its last day. */
const quotes = (links: Links, history: History): Owed[] =>
  history.enquiries.flatMap(({ enquiry, quote }) => {
    if (!quote) return [];
    const byMe = enquiry.senderId === history.memberId;
    const dueAt = after(midnightInIndia(quote.validTill), DAY_MS);
    return [
      { byMe, text: textOf("quote", byMe, history), path: enquiryLink(links, history, enquiry), dueAt },
    ];
  });

const introductions = (history: History): Owed[] =>
  history.introductions.flatMap((row) => {
    const status = statusOf(row, history.now);
    const answererId = status === "asked" ? row.viaId : status === "forwarded" ? row.targetId : null;
    const waitingId = status === "asked" ? row.askerId : row.viaId;
    const { memberId, other } = history;
    const isOfBoth =
      (answererId === memberId && waitingId === other.id) ||
      (answererId === other.id && waitingId === memberId);
    if (!isOfBoth) return [];
    const byMe = answererId === memberId;
    const text = textOf("introduction", byMe, history);
    return [{ byMe, text, path: introductionsPath, dueAt: row.endsAt }];
  });

const applications = (history: History): Owed[] =>
  history.applications
    .map(({ application }) => application)
    .filter(({ answeredAt, stage }) => answeredAt === null && (stage === "applied" || stage === "viewed"))
    .map(({ id, jobId, memberId, appliedAt }) => {
      const byMe = memberId !== history.memberId;
      const path = byMe ? boardPath(jobId, id) : applicationPath(id);
      const dueAt = after(appliedAt, ANSWER_RULES.unansweredAfterDays * DAY_MS);
      return { byMe, text: textOf("application", byMe, history), path, dueAt };
    });
