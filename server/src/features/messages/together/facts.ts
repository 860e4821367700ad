import type { z } from "zod";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { dayAndMonth, dayInWords } from "@cardplaza/contract/date-words";
import { applicationPath, boardPath } from "@cardplaza/contract/jobs/application-words";
import type { Together } from "@cardplaza/contract/messages/conversation";
import { TOGETHER_TEXT } from "@cardplaza/contract/messages/together-words";
import { rupees } from "@cardplaza/contract/money";
import { introductionsPath } from "@cardplaza/contract/people/connection-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { pathOf } from "../../chapters/referrals/referral-origin.ts";
import type { ReferralRow } from "../../chapters/referrals/referrals.table.ts";
import { buyerLink, readersLink } from "../../enquiries/notify-sides.ts";
import type { History } from "./history.ts";

type Fact = z.input<typeof Together>["facts"][number];
type Links = Pick<MemberContext, "registry">;

/** In sentences, each with the screen that shows it. */
export const factsOf = (links: Links, history: History): Fact[] => [
  ...meetings(history),
  ...referrals(history),
  ...quotes(links, history),
  ...enquiries(links, history),
  ...introductions(history),
  ...applications(history),
];

function meetings({ meeting, oneToOnes, now }: History): Fact[] {
  const facts: Fact[] = [];
  if (meeting)
    facts.push({
      kind: "met",
      text: TOGETHER_TEXT.met(meeting.chapterName, shortDay(meeting.meeting.startsAt, now)),
      path: meetingPath(meeting.meeting.chapterId, meeting.meeting.id),
    });
  const last = oneToOnes.find(({ status }) => status === "confirmed");
  if (last)
    facts.push({
      kind: "met",
      text: TOGETHER_TEXT.oneToOne(shortDay(new Date(last.day), now)),
      path: OFFLINE_NETWORKING_PATH,
    });
  return facts;
}

/** The path leads to the newest one: following all that one gave comes with the plan. */
function referrals({ referrals: all, memberId, other: { name } }: History): Fact[] {
  const facts: Fact[] = [];
  for (const isMine of [true, false]) {
    const some = all.filter(({ giverId }) => (giverId === memberId) === isMine);
    const won = some.filter(({ status }) => status === "won");
    if (some.length > 0)
      facts.push({
        kind: "referrals",
        text: (isMine ? TOGETHER_TEXT.given : TOGETHER_TEXT.received)(some.length, won.length),
        path: referralLink(some[0]!),
      });
    const paise = won.reduce((sum, { wonPaise }) => sum + (wonPaise ?? 0), 0);
    if (paise > 0)
      facts.push({
        kind: "won",
        text: (isMine ? TOGETHER_TEXT.wonByThem : TOGETHER_TEXT.wonByMe)(rupees(paise / 100), name),
        path: referralLink(won[0]!),
      });
  }
  return facts;
}

const quotes = (links: Links, history: History): Fact[] =>
  history.enquiries.flatMap(({ enquiry, quote }) =>
    quote
      ? {
          kind: "quotes",
          text: TOGETHER_TEXT.quote(rupees(quote.amountPaise / 100), dayAndMonth(quote.validTill)),
          path: enquiryLink(links, history, enquiry),
        }
      : [],
  );

function enquiries(links: Links, history: History): Fact[] {
  const all = history.enquiries.map(({ enquiry }) => enquiry);
  return [true, false].flatMap((isMine) => {
    const some = all.filter(({ senderId }) => (senderId === history.memberId) === isMine);
    const text = isMine ? TOGETHER_TEXT.enquiriesTo : TOGETHER_TEXT.enquiriesFrom;
    return some[0]
      ? [
          {
            kind: "enquiries" as const,
            text: text(some.length, history.other.name),
            path: enquiryLink(links, history, some[0]),
          },
        ]
      : [];
  });
}

const introductions = ({ introductions: all, memberId, other, nameOf }: History): Fact[] =>
  all
    .filter(({ status }) => status === "accepted")
    .map(({ askerId, viaId, targetId }) => {
      const third = [askerId, viaId, targetId].find((id) => id !== memberId && id !== other.id) ?? "";
      const text =
        viaId === memberId
          ? TOGETHER_TEXT.youIntroduced(other.name, nameOf(third))
          : viaId === other.id
            ? TOGETHER_TEXT.introducedYouTo(other.name, nameOf(third))
            : TOGETHER_TEXT.introducedBy(nameOf(viaId));
      return { kind: "introductions", text, path: introductionsPath };
    });

const applications = ({ applications: all, memberId, other }: History): Fact[] =>
  all.map(({ application, job }) => {
    const isMine = application.memberId === memberId;
    return {
      kind: "applications",
      text: isMine ? TOGETHER_TEXT.youApplied(job) : TOGETHER_TEXT.applied(other.name, job),
      path: isMine ? applicationPath(application.id) : boardPath(application.jobId, application.id),
    };
  });

export const referralLink = (row: ReferralRow) => pathOf(row) ?? OFFLINE_NETWORKING_PATH;

/** In the inbox of the side on which the member is. */
export const enquiryLink = (
  links: Links,
  { memberId }: Pick<History, "memberId">,
  enquiry: History["enquiries"][number]["enquiry"],
) => (enquiry.senderId === memberId ? buyerLink : readersLink)(links, enquiry);

const HALF_A_YEAR = 183 * DAY_MS;

/** "12 Nov"; with the year once it is no longer plain. */
const shortDay = (at: Date, now: Date) =>
  now.getTime() - at.getTime() < HALF_A_YEAR ? dayAndMonth(at) : dayInWords(at);
