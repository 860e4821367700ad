import { CASE_TEXT, decisionPath } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { wrongState } from "../../platform/refusals.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { noteMeasure } from "../accounts/measures/note-measure.ts";
import { notify } from "../notifications/notify.ts";
import { addStep } from "./add-step.ts";
import { closeCase } from "./close-case.ts";
import type { Work } from "./decide-case.ts";
import { nounOf } from "./find-subjects.ts";
import { setCase } from "./set-case.ts";

/** The author is decided on apart from the content. Strikes propose a suspension and never decide one. */
export async function strikeAuthor(ctx: AdminContext, tx: Tx, { row, given }: Work): Promise<void> {
  const { reason = "", note, close } = given;
  const author = row.memberId === null ? undefined : await lockMember(tx, row.memberId);
  if (!author || author.erasedAt) throw wrongState(CASE_TEXT.noAuthor);
  await noteMeasure(ctx, tx, author, { kind: "strike", reason });
  await addStep(ctx, tx, row.id, { step: "strike", reason, note });
  await notify(ctx, tx, {
    to: author.id,
    news: "case.strike",
    with: { what: nounOf(ctx, row.kind), reason },
    targetUrl: decisionPath(row.id),
    about: `strike:${row.id}:${row.version}`,
  });
  if (close) await closeCase(ctx, tx, row);
  else await setCase(ctx, tx, row, {});
}
