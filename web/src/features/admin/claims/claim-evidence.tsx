import { CLAIM_METHOD_WORDS, CLAIM_ROLE_WORDS } from "@cardplaza/contract/directory/claims/claim-words";
import type { WholeClaim } from "@cardplaza/contract/directory/claims/claims";
import { momentInWords } from "@cardplaza/contract/date-words";
import { FileText } from "lucide-react";
import { FactRow } from "../../../ui/fact-row.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ClaimState } from "./claim-columns.tsx";
import { CLAIMS_WORDS } from "./claims-words.ts";

const { sheet: words, columns } = CLAIMS_WORDS;

/** What the claimant proves it with, and what both sides say. */
export function ClaimEvidence({ claim }: { claim: WholeClaim }) {
  const { method, role, note, createdAt, ownerAnswer, ownerNote, isDisputed, reason, status } = claim;
  return (
    <section className="grid grid-cols-1 content-start gap-5">
      <h3 className="text-base font-semibold">{words.evidence}</h3>
      {isDisputed && <Notice tone="warning">{words.transferDisputed}</Notice>}
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={columns.status}>
          <ClaimState claim={claim} />
        </FactRow>
        <FactRow label={words.role}>{CLAIM_ROLE_WORDS[role]}</FactRow>
        <FactRow label={words.proof}>{CLAIM_METHOD_WORDS[method]}</FactRow>
        <FactRow label={words.sentOn}>{momentInWords(createdAt)}</FactRow>
        {method === "document" ? (
          <FactRow label={words.document}>
            <Document url={claim.document} />
          </FactRow>
        ) : (
          <FactRow label={words.codeTo}>
            <p className="wrap-anywhere">{claim.codeSentTo}</p>
            <p className="text-muted">
              {claim.codeEnteredAt ? words.codeEntered(claim.codeEnteredAt) : words.codeNotEntered}
            </p>
            {!claim.isStillOnListing && <p className="text-warning">{words.notOnListing}</p>}
          </FactRow>
        )}
      </dl>
      {note && <Said label={words.note} text={note} />}
      <Questions claim={claim} />
      {ownerAnswer && (
        <div>
          <p className="text-muted">{words.ownersAnswer}</p>
          <p className="mt-0.5">{words.ownerSaid[ownerAnswer]}</p>
          {ownerNote && <p className="mt-0.5 break-words whitespace-pre-wrap">{ownerNote}</p>}
        </div>
      )}
      {reason && status !== "more_needed" && <Said label={words.reason} text={reason} />}
    </section>
  );
}

const Said = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-muted">{label}</p>
    <p className="mt-0.5 break-words whitespace-pre-wrap">{text}</p>
  </div>
);

const Questions = ({ claim: { questions } }: { claim: WholeClaim }) =>
  questions.map(({ question, askedAt, note, hasDocument, document, answeredAt }) => (
    <div key={askedAt} className="grid grid-cols-1 gap-1.5 border-l-2 border-line pl-4">
      <p className="text-muted">{words.asked(askedAt)}</p>
      <p className="break-words whitespace-pre-wrap">{question}</p>
      <p className="mt-1 text-muted">{answeredAt ? words.answered(answeredAt) : words.notAnswered}</p>
      {note && <p className="break-words whitespace-pre-wrap">{note}</p>}
      {hasDocument && <Document url={document} />}
    </div>
  ));

const Document = ({ url }: { url: string | null }) =>
  url === null ? (
    words.noDocument
  ) : (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-8 items-center gap-1.5 text-brand-strong underline underline-offset-2"
    >
      <FileText aria-hidden="true" className="size-4" /> {words.openDocument}
    </a>
  );
