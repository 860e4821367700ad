import { STRIKES } from "@cardplaza/contract/accounts/measure-words";
import { FALSE_REPORTS_MARKED } from "@cardplaza/contract/cases/case-words";
import type { Case } from "@cardplaza/contract/cases/cases";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CasePart } from "./case-part.tsx";
import { CASE_WORDS as words, CASES_WORDS, kindName } from "./cases-words.ts";
import { InertText } from "./inert-text.tsx";

export function CaseReports({ reports }: { reports: Case["reportList"] }) {
  return (
    <CasePart title={words.reports(reports.length)}>
      {reports.length === 0 && <p className="text-muted">{words.noReports}</p>}
      <ul className="grid grid-cols-1 gap-4">
        {reports.map(({ at, reason, details, reporter }) => (
          <li key={`${at} ${reporter?._id}`} className="min-w-0 border-l-2 border-line pl-3">
            <p dir="auto" className="font-medium wrap-anywhere">
              {reason}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
              {reporter ? <MemberLink {...reporter} /> : words.visitor}
              <span>{momentInWords(at)}</span>
              {reporter && reporter.falseReports >= FALSE_REPORTS_MARKED && (
                <Badge tone="warning">{words.falseReports(reporter.falseReports)}</Badge>
              )}
            </p>
            {details && <InertText text={details} label={reason} className="mt-1" />}
          </li>
        ))}
      </ul>
    </CasePart>
  );
}

interface CaseAuthorProps {
  author: Case["author"];
  onOpen: (id: string) => void;
}

/** Decided apart from the content. */
export function CaseAuthor({ author, onOpen }: CaseAuthorProps) {
  if (!author) {
    return (
      <CasePart title={words.author}>
        <p className="text-muted">{words.noAuthor}</p>
      </CasePart>
    );
  }
  const { strikes, isSuspended, cases } = author;
  return (
    <CasePart title={words.author}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <MemberLink {...author} />
        {isSuspended && <Badge tone="danger">{words.suspended}</Badge>}
        <span className="text-muted">{words.strikes(strikes)}</span>
      </p>
      {strikes >= STRIKES.count && !isSuspended && (
        <Notice tone="warning" className="mt-3">
          {words.considerSuspension(strikes)}{" "}
          <Link to={memberPath(author._id)} className="underline">
            {words.toMember}
          </Link>
        </Notice>
      )}
      <p className="mt-3 text-muted">{cases.length === 0 ? words.noOtherCases : words.otherCases}</p>
      <ul className="mt-1 grid grid-cols-1 gap-1.5">
        {cases.map(({ _id, kind, title, openedAt, status }) => (
          <li key={_id} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Button
              variant="link"
              className="max-w-full min-w-0 text-left whitespace-normal"
              onClick={() => onOpen(_id)}
            >
              <bdi className="line-clamp-1 wrap-anywhere">
                {kindName(kind)}: {title || CASES_WORDS.gone}
              </bdi>
            </Button>
            <span className="text-muted">
              {dayInWords(openedAt)}, {CASES_WORDS.statuses[status]}
            </span>
          </li>
        ))}
      </ul>
    </CasePart>
  );
}

const memberPath = (id: string) => `/admin/users?member=${id}`;

const MemberLink = ({ _id, name }: { _id: string; name: string }) => (
  <Link to={memberPath(_id)} className="max-w-full text-brand-strong underline underline-offset-2">
    <bdi className="wrap-anywhere">{name}</bdi>
  </Link>
);
