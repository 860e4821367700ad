import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Timestamp } from "../shapes.ts";
import {
  FAILURE_KINDS,
  FAILURE_PROBLEM_MAX,
  HEALTH_PARTS,
  OPERATION_TEXT,
  SET_UP_STEPS,
} from "./operation-words.ts";

const SUPERADMINS = {
  auth: "admin",
  roles: ["superadmin"],
  denied: OPERATION_TEXT.superadminsOnly,
} as const;
const ForFailures = { auth: "admin", roles: ["support"], denied: OPERATION_TEXT.denied } as const;

const Health = z.object({
  part: z.enum(HEALTH_PARTS),
  isWell: z.boolean(),
  /** In words: what was found. */
  found: z.string(),
});
export type Health = z.infer<typeof Health>;

const FailureRef = { kind: z.enum(FAILURE_KINDS), _id: z.string().max(120) };

/** Work that was tried as often as it may be and failed. */
export const Failure = z.object({
  ...FailureRef,
  name: z.string(),
  problem: z.string().max(FAILURE_PROBLEM_MAX),
  at: Timestamp,
});
export type Failure = z.infer<typeof Failure>;

export const operations = endpoints({
  "GET /api/admin/set-up": {
    summary: "What an operator sets up on the first day, and what of it is done",
    ...SUPERADMINS,
    returns: z.object({ steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), isDone: z.boolean() })) }),
  },
  "GET /api/admin/health": {
    summary: "How the parts of the product are, looked at now",
    ...SUPERADMINS,
    returns: z.object({ parts: z.array(Health), checkedAt: Timestamp }),
    limit: { points: 60, seconds: 60, by: "account" },
  },
  "GET /api/admin/failures": {
    summary: "Mails, SMS, webhooks and jobs that failed for good, the newest first",
    ...ForFailures,
    returns: z.object({ items: z.array(Failure) }),
  },
  "POST /api/admin/failures/retry": {
    summary: "Try failed work again; nothing happens to what is not failed any more",
    ...ForFailures,
    body: z.object(FailureRef),
    returns: z.object({ isRetried: z.boolean() }),
    repeatable: true,
  },
});
