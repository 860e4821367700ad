import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { OutsideAnswerTarget } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import { SEARCH_TYPES } from "@cardplaza/contract/search/search-words";
import type { Db } from "../platform/database.ts";
import { notFound } from "../platform/refusals.ts";
import type { AccountPart } from "./account-part.ts";
import type { AdminSearch } from "./admin-search.ts";
import type { AdminQueue } from "./admin-queue.ts";
import type { Conversations } from "./conversations.ts";
import type { EnquiryTarget, Inbox } from "./enquiry-target.ts";
import type { FailingWork } from "./failing-work.ts";
import type { CompanyLink, CompanyOfMember, FindMembers, Registration } from "./registration.ts";
import type { MailThreadKind } from "../features/outgoing/reply-address.ts";
import type { MailThread } from "./mail-thread.ts";
import type { AnyModerated, CaseKind } from "./moderated.ts";
import type { OutsideAnswerKind } from "./outside-answer-target.ts";
import type { PingedPages } from "./pinged-pages.ts";
import type { ReadPushContents } from "./push-content.ts";
import type { ReportTarget } from "./report-target.ts";
import type { ReviewTarget } from "./review-target.ts";
import type { SearchKind } from "./search-kind.ts";
import type { Sitemap } from "./sitemap.ts";
import type { ToAnswerPart } from "./to-answer-part.ts";

/** What all rooms have registered. */
export interface Registry {
  /** The rooms, in the order of ARCHITECTURE.md, from the ground up. */
  rooms: readonly Registration[];
  /** The kinds that the search finds, in the order of its tabs. */
  searchKinds: readonly SearchKind[];
  /** In the order of erasure: from the roof down, because rows of upper rooms refer to rows of lower ones. */
  accountParts: readonly AccountPart[];
  sitemaps: readonly Sitemap[];
  pings: readonly PingedPages[];
  publicPages: readonly string[];
  /** Throws "not found" for a type that cannot be reviewed. */
  reviewTarget: (type: ReviewTargetType) => ReviewTarget;
  enquiryTarget: (type: EnquiryTargetType) => EnquiryTarget;
  /** Inboxes of enquiries that the member reads besides their own. */
  inboxesOf: (db: Db, memberId: string) => Promise<Inbox[]>;
  reportTarget: (type: string) => ReportTarget;
  conversations: Conversations;
  pushContents: ReadPushContents;
  /** What waits for a member's answer, from the ground up. */
  toAnswer: readonly ToAnswerPart[];
  outsideAnswerKind: (type: OutsideAnswerTarget) => OutsideAnswerKind;
  mailThread: (type: MailThreadKind) => MailThread;
  /** What administrators decide on, from the ground up. */
  moderated: readonly AnyModerated[];
  /** Of a type that people can report: how administrators decide on it. Nothing if they can only look at it. */
  caseKind: (type: string) => ModeratedCases | undefined;
  noteDecision: NonNullable<Registration["onDecision"]>;
  noteReport: NonNullable<Registration["onReport"]>;
  /** What waits for administrators, from the ground up. */
  queues: readonly AdminQueue[];
  adminSearches: readonly AdminSearch[];
  failing: readonly FailingWork[];
  /** Whom a live event concerns. Throws for a kind that no room registered. */
  audience: (kind: string) => FindMembers;
  companyOf: (db: Db, memberId: string) => Promise<CompanyOfMember>;
  companyLinkOf: (db: Db, memberId: string) => Promise<CompanyLink | null>;
  profilePathOf: (db: Db, viewerId: string | null, memberId: string) => Promise<string | null>;
}

export type ModeratedCases = AnyModerated & { cases: CaseKind };

const NO_CONVERSATIONS: Conversations = {
  findWriter: () => Promise.reject(notFound()),
  noteMade: () => Promise.reject(notFound()),
  findMadeOf: async () => new Map(),
  findTalk: async () => null,
};
const NO_COMPANY: CompanyOfMember = { hasCompany: false, companyId: null, onboardingCompleted: false };

export function createRegistry(rooms: readonly Registration[]): Registry {
  const all = <Part extends keyof Registration>(part: Part) =>
    rooms.flatMap((room) => (room[part] ? [room[part] as NonNullable<Registration[Part]>] : []));
  const moderated = all("moderated").flat();
  const searchKinds = all("search").flatMap((kinds) => Object.values(kinds));
  return {
    rooms,
    searchKinds: searchKinds.toSorted((one, other) => placeOf(one) - placeOf(other)),
    accountParts: all("account").toReversed().flat(),
    sitemaps: all("sitemaps").flat(),
    pings: all("pings").flat(),
    publicPages: all("publicPages").flat(),
    reviewTarget: byType(all("reviews").flat()),
    enquiryTarget: byType(all("enquiries").flat()),
    async inboxesOf(db, memberId) {
      const inboxes: Inbox[] = [];
      for (const find of all("inboxes")) inboxes.push(...(await find(db, memberId)));
      return inboxes;
    },
    reportTarget: byType(all("reports").flat()),
    conversations: all("conversations")[0] ?? NO_CONVERSATIONS,
    pushContents: all("pushContents")[0] ?? (async (_db, pushed) => pushed.map(() => null)),
    toAnswer: all("toAnswer").flat(),
    outsideAnswerKind: byType(all("outsideAnswers").flat()),
    mailThread: byType(all("mailThreads").flat()),
    moderated,
    caseKind: (type) => moderated.find((kind): kind is ModeratedCases => kind.cases?.type === type),
    noteDecision: all("onDecision")[0] ?? (() => Promise.reject(new Error("No room keeps cases"))),
    noteReport: all("onReport")[0] ?? (async () => {}),
    queues: all("queues").flat(),
    adminSearches: all("adminSearch").flat(),
    failing: all("failing").flat(),
    audience: audienceOf(all("audiences")),
    companyOf: all("companyOf")[0] ?? (async () => NO_COMPANY),
    companyLinkOf: all("companyLinkOf")[0] ?? (async () => null),
    profilePathOf: all("profilePathOf")[0] ?? (async () => null),
  };
}

const placeOf = ({ type }: SearchKind) => SEARCH_TYPES.indexOf(type);

function audienceOf(registered: Record<string, FindMembers>[]) {
  const found = new Map(registered.flatMap((audiences) => Object.entries(audiences)));
  return (kind: string): FindMembers => {
    const find = found.get(kind);
    if (!find) throw new Error(`No room registers the audience ${kind}`);
    return find;
  };
}

function byType<Target extends { type: string }>(targets: Target[]) {
  const found = new Map(targets.map((target) => [target.type, target]));
  if (found.size < targets.length) throw new Error("Two rooms register the same type");
  return (type: Target["type"]): Target => {
    const target = found.get(type);
    if (!target) throw notFound();
    return target;
  };
}
