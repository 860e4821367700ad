import type { z } from "zod";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { NewCard } from "@cardplaza/contract/cards/cards";
import {
  IMPORT_TEXT,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  type ImportField,
} from "@cardplaza/contract/cards/team/team-import-words";
import type { TeamImport } from "@cardplaza/contract/cards/team/team-imports";
import type { MemberContext } from "../../../context.ts";
import { readCsvFile } from "../../../platform/read-csv-file.ts";
import { invalid, tooLarge } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { addTeamCards } from "../add-team-cards.ts";
import { applyDesign } from "../customization/apply-design.ts";
import { countingInvites, inviteToCard } from "./invite-to-card.ts";
import { importProgress } from "./import-progress.ts";
import { planImport, refuseSameAddresses, type ImportPlan } from "./plan-import.ts";
import { emailsOfTeam } from "./team-card-queries.ts";
import { requireTeamPlan } from "../team-rules/team-limit.ts";
import { requireTemplate, templateValues } from "../team-rules/template-queries.ts";

type TeamImportJson = z.input<typeof TeamImport>;

interface ImportForm {
  file: File;
  columns?: (ImportField | "")[];
  useTemplate: boolean;
  invite: boolean;
}

/** A team card for each row, or for none. A dry run returns what would happen. */
export async function importTeamCards(
  ctx: MemberContext,
  form: ImportForm,
  dryRun: boolean,
): Promise<ApiResponse<TeamImportJson>> {
  if (form.file.size > MAX_IMPORT_BYTES) throw tooLarge(IMPORT_TEXT.tooLarge);
  const table = await readCsvFile(new Uint8Array(await form.file.arrayBuffer()), {
    ...IMPORT_TEXT,
    rows: MAX_IMPORT_ROWS,
  });
  const plan = planImport(table, form.columns);
  if (form.invite) refuseSameAddresses(plan.rows);
  if (dryRun) {
    await warnOfKnown(ctx, plan);
    return new ApiResponse(report(plan, { dryRun }), { status: 200 });
  }
  refuseWrong(plan);
  const list = plan.rows.flatMap(({ card }) => card ?? []);
  const invited = await makeCards(ctx, list, form);
  return new ApiResponse(report({ ...plan, rows: [] }, { created: list.length, invited }), {});
}

async function makeCards(
  ctx: MemberContext,
  list: NewCard[],
  { useTemplate, invite }: ImportForm,
): Promise<number> {
  const emails = invite ? list.flatMap(({ email }) => email || []) : [];
  const step = importProgress(ctx, 1 + 2 * emails.length);
  const make = () =>
    inTransaction(ctx.db, async (tx) => {
      await requireTeamPlan(ctx, tx);
      const template = useTemplate ? await requireTemplate(ctx, tx) : undefined;
      const common = template ? templateValues(template) : {};
      const filled = list.map((card) => ({ ...common, ...card }));
      const ids = await addTeamCards(ctx, tx, filled);
      if (template?.design) await applyDesign(ctx, tx, ids, template.design);
      step();
      for (const [at, { email }] of list.entries()) {
        if (!invite || !email) continue;
        await inviteToCard(ctx, tx, ids[at] as string, email);
        step();
      }
    });
  await countingInvites(ctx, emails, make, step);
  return emails.length;
}

function refuseWrong({ problem, rows }: ImportPlan): void {
  if (problem) throw invalid({ columns: problem }, problem);
  const wrong = rows.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([field, words]) => [`rows.${row}.${field}`, `Row ${row}: ${words}`]),
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong), IMPORT_TEXT.problems);
}

/** Warns of addresses that already have a card, such as when a file is imported twice. */
async function warnOfKnown({ db, member }: MemberContext, { rows }: ImportPlan): Promise<void> {
  const known = await emailsOfTeam(db, member.id);
  for (const row of rows) if (row.card?.email && known.has(row.card.email)) row.warning = IMPORT_TEXT.exists;
}

const report = (
  { columns, problem, rows }: ImportPlan,
  { dryRun = false, created = 0, invited = 0 },
): TeamImportJson => ({
  dryRun,
  columns,
  problem,
  total: dryRun ? rows.length : created,
  wrong: rows.filter(({ errors }) => Object.keys(errors).length > 0).length,
  created,
  invited,
  rows,
});
