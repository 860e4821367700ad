import type { Measure } from "@cardplaza/contract/accounts/measure";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import type { KnownMember, OwnedEntry } from "@cardplaza/contract/search/known-member";
import { SEARCH_TABS } from "@cardplaza/contract/search/search-words";
import { Link } from "react-router";
import { FactRow } from "../../../ui/fact-row.tsx";
import { endedOn, LISTS_WORDS, MEASURE_WORDS, suspensionFor } from "./lists-words.ts";
import { Part } from "./part.tsx";

const words = LISTS_WORDS.member;

type Contacts = Pick<KnownMember, "email" | "emailProven" | "mobile" | "mobileProven">;

export function MemberContacts({
  member: { email, emailProven, mobile, mobileProven },
}: {
  member: Contacts;
}) {
  return (
    <div className="grid gap-0.5">
      {email && <Contact value={email} isProven={emailProven} />}
      {mobile && <Contact value={mobile} isProven={mobileProven} />}
    </div>
  );
}

const Contact = ({ value, isProven }: { value: string; isProven: boolean }) => (
  <p className="wrap-anywhere">
    {value}{" "}
    <span className="text-xs text-muted">
      ({isProven ? LISTS_WORDS.confirmed : LISTS_WORDS.notConfirmed})
    </span>
  </p>
);

export const Measures = ({ measures }: { measures: readonly Measure[] }) => (
  <Part title={words.measures} none={words.noMeasures}>
    {measures.map(({ kind, at, days, endedAt, reason }) => (
      <li key={at}>
        <p className="font-medium">{kind === "suspension" ? suspensionFor(days) : MEASURE_WORDS[kind]}</p>
        <p className="text-muted">
          {momentInWords(at)}
          {endedAt && `, ${endedOn(endedAt)}`}
        </p>
        <p className="mt-0.5 break-words whitespace-pre-wrap">{reason}</p>
      </li>
    ))}
  </Part>
);

export const Owned = ({ owned }: { owned: readonly OwnedEntry[] }) => (
  <Part title={words.owned} none={words.noneOwned}>
    {owned.map(({ kind, name, path }) => (
      <li key={path} className="min-w-0">
        <Link to={path} className="wrap-anywhere text-brand-strong underline underline-offset-2">
          {name}
        </Link>{" "}
        <span className="text-muted">{SEARCH_TABS[kind]}</span>
      </li>
    ))}
  </Part>
);

/** What is known of a member whom a decision concerns. */
export const KnownMemberFacts = ({ member }: { member: KnownMember }) => (
  <>
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <FactRow label={words.contacts}>
        <MemberContacts member={member} />
      </FactRow>
      <FactRow label={words.since}>{dayInWords(member.createdAt)}</FactRow>
    </dl>
    <Measures measures={member.measures} />
    <Owned owned={member.owned} />
    <p>
      <Link
        to={`/admin/users?member=${member._id}`}
        className="text-brand-strong underline underline-offset-2"
      >
        {words.inMembers}
      </Link>
    </p>
  </>
);
