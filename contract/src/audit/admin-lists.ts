import { z } from "zod";
import { Id, PageNumber, PageSize, Timestamp, Version } from "../shapes.ts";
import { AuditReason } from "./audit.ts";

/** Where a list of administrators goes on. Callers from before the cursor send a page. */
export const ListPlace = { cursor: z.string().max(60).optional(), page: PageNumber, limit: PageSize };

/** One page of a list that administrators read. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    /** Counted up to `COUNTED_MAX`. */
    count: z.number().int(),
  });

/** A line of a list of administrators: what it is called, whose it is, and in which state. */
export const deskLine = <const Statuses extends readonly [string, ...string[]]>(statuses: Statuses) =>
  z.object({
    _id: Id,
    name: z.string(),
    /** The company or the city that it belongs to. */
    of: z.string(),
    path: z.string(),
    status: z.enum(statuses),
    createdAt: Timestamp,
    /** Send it back with a decision. */
    version: Version,
  });

/** What lists from before the cursor return too. Their items also have the name that they always had. */
export const PagedBefore = { total: z.number().int(), page: z.number().int(), pages: z.number().int() };

/** A decision of an administrator. Callers from before call the action a decision. */
export const Deciding = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z
    .object({
      action: z.enum(actions).optional(),
      decision: z.enum(actions).optional(),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. */
      version: z.string().max(40).optional(),
    })
    .transform(({ action, decision, ...rest }, ctx) => {
      const chosen = action ?? decision;
      if (chosen !== undefined) return { ...rest, action: chosen };
      ctx.addIssue({ code: "custom", path: ["action"], message: "Choose what to decide." });
      return z.NEVER;
    });
