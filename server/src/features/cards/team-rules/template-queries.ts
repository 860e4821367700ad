import { eq } from "drizzle-orm";
import type { z } from "zod";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { TEMPLATE_FIELDS, type TemplateField } from "@cardplaza/contract/cards/team/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import type { MemberContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { teamTemplates, type TeamTemplateRow } from "../team/team-cards.table.ts";
import { requireTeamPlan } from "./team-limit.ts";

type TeamTemplateJson = z.input<typeof TeamTemplate>;
type Said = Partial<Pick<TeamTemplateRow, TemplateField>>;

export async function findTemplateOf(db: Db, ownerId: string): Promise<TeamTemplateRow | undefined> {
  const [template] = await db.select().from(teamTemplates).where(eq(teamTemplates.ownerId, ownerId));
  return template;
}

/** The template to create cards from, which needs the plan. */
export async function requireTemplate(ctx: MemberContext, tx: Tx): Promise<TeamTemplateRow> {
  await requireTeamPlan(ctx, tx);
  const template = await findTemplateOf(tx, ctx.member.id);
  if (!template) throw wrongState(TEAM_TEXT.noTemplate);
  return template;
}

/** The template as its owner reads it; an empty one if there is none. */
export const showTemplate = async (db: Db, ownerId: string) =>
  presentTemplate(await findTemplateOf(db, ownerId));

export function presentTemplate(row: TeamTemplateRow | undefined): TeamTemplateJson {
  if (!row) return EMPTY_TEMPLATE;
  const { ownerId: _owner, updatedAt, ...template } = row;
  return { ...template, updated_at: updatedAt };
}

const EMPTY_TEMPLATE = {
  ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, ""])),
  theme: "modern",
  design: null,
  locks: "standard",
  updated_at: null,
  version: 0,
} as TeamTemplateJson;

/** The values of the template; each card has its own value where it is empty. */
export function templateValues(template: Said): Said {
  return Object.fromEntries(
    TEMPLATE_FIELDS.flatMap((field) => (template[field] ? [[field, template[field]]] : [])),
  );
}
