import {
  VERIFICATION_REASONS,
  type VerificationAction,
} from "@cardplaza/contract/cards/verification/verification-desk-words";
import type { VerificationCase } from "@cardplaza/contract/cards/verification/verification";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { FactRow } from "../../../ui/fact-row.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { VERIFICATION_ACTION_WORDS, VERIFICATIONS_WORDS } from "./listings-words.ts";

const { sheet: words, columns, methods, statuses } = VERIFICATIONS_WORDS;
const ONE = "GET /api/admin/verifications/:id";
const LINK = "text-brand-strong underline underline-offset-2";

/** A proof of a card beside what the card says. */
export const VerificationSheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <DecisionSheet
    one={useQuery({
      queryKey: [ONE, id],
      queryFn: async () => (await api[ONE]({ params: { id } })).verification,
      staleTime: 0,
    })}
    nameOf={({ card }) => card.name}
    actionsOf={actionsOf}
    wordsOf={(_verification, action) => VERIFICATION_ACTION_WORDS[action]}
    ready={VERIFICATION_REASONS}
    send={(_verification, { action, reason }) =>
      api["PATCH /api/admin/verifications/:id"]({ params: { id }, body: { action, reason } })
    }
    reads={["GET /api/admin/verifications", ONE]}
    onClose={onClose}
  >
    {(verification) => <VerificationDetails verification={verification} />}
  </DecisionSheet>
);

/** Codes and records are checked automatically; only documents wait for an administrator. */
function actionsOf({ status, method }: VerificationCase): VerificationAction[] {
  if (status === "verified") return ["revoke"];
  return status === "pending" && method === "document" ? ["approve", "reject"] : [];
}

function VerificationDetails({ verification }: { verification: VerificationCase }) {
  const { card, member, method, status, hasChanged, document, reason, requestedAt, endsAt } = verification;
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      {hasChanged && status === "pending" && <Notice tone="warning">{VERIFICATIONS_WORDS.changed}</Notice>}
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={columns.status}>{statuses[status]}</FactRow>
        <FactRow label={columns.method}>{methods[method]}</FactRow>
        <FactRow label={words.name}>
          <span className="wrap-anywhere">{card.name}</span>
        </FactRow>
        <FactRow label={words.company}>
          <span className="wrap-anywhere">{card.company}</span>
        </FactRow>
        <FactRow label={words.website}>
          <span className="wrap-anywhere">{card.website}</span>
        </FactRow>
        <FactRow label={columns.member}>
          <Link to={`/admin/users?member=${member._id}`} className={`wrap-anywhere ${LINK}`}>
            {member.name}
          </Link>
        </FactRow>
        <FactRow label={columns.since}>{dayInWords(requestedAt)}</FactRow>
        {endsAt && <FactRow label={words.until}>{dayInWords(endsAt)}</FactRow>}
        {document && (
          <FactRow label={words.document}>
            <a
              href={document}
              target="_blank"
              rel="noreferrer"
              className={`inline-flex min-h-8 items-center gap-1.5 ${LINK}`}
            >
              <FileText aria-hidden="true" className="size-4" /> {words.openDocument}
            </a>
          </FactRow>
        )}
        {reason && (
          <FactRow label={words.reason}>
            <span className="break-words whitespace-pre-wrap">{reason}</span>
          </FactRow>
        )}
      </dl>
      <p>
        <Link to={`/card/${card.slug}`} className={LINK}>
          {words.openCard}
        </Link>
      </p>
    </div>
  );
}
