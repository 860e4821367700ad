import { z } from "zod";
import { Line, Text } from "../text.ts";
import { REPORT_DETAILS_MAX, REPORT_REASON_MAX } from "./moderation-words.ts";

/** The call that reports one of a kind: `"POST /api/companies/:id/report": reportCall("a company", OneCompany)`. */
export const reportCall = <Params extends z.ZodType<{ id: string }>>(what: string, params: Params) =>
  ({
    summary: `Report ${what} to the administrators; a repeated report returns 200`,
    auth: "member",
    params,
    body: z.object({ reason: Line(1, REPORT_REASON_MAX), details: Text(0, REPORT_DETAILS_MAX).optional() }),
    returns: z.object({ reported: z.literal(true) }),
    status: 201,
    limit: { points: 30, seconds: 86_400, by: "account" },
  }) as const;
