import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";

/** What a preview says of something. */
export interface Thing {
  title: string;
  text: string;
  picture: string;
  path: string;
}

/** The member who looks at it. */
export type ThingContext = Pick<MemberContext, "member" | "now"> & { db: Db };

/** Refuses, as its room does, what this member may not see. */
export type FindShown = (ctx: ThingContext, id: string) => Promise<Thing>;

export const facts = (...texts: string[]) => texts.filter(Boolean).join(" · ");
