import { asc } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import { exploredTags } from "./explore.table.ts";

export const listTalkedAbout = ({ db }: Pick<Context, "db">) =>
  db
    .select({ tag: exploredTags.tag, posts: exploredTags.posts })
    .from(exploredTags)
    .orderBy(asc(exploredTags.place));
