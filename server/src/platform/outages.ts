import { Refusal, unavailable } from "./refusals.ts";

interface Outage {
  /** The reason, for the log. */
  reason: string;
  retryAfter: number;
}

const SOON = 1;
/** Somebody has to free disk space or move the database first. */
const LATER = 30;

const AWAY: Outage = { reason: "the database is away", retryAfter: SOON };
const READ_ONLY: Outage = { reason: "the database is read-only", retryAfter: LATER };
const CONNECTION_FAILURES = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
/** Outages by the first characters of PostgreSQL's error code. */
const BY_SQLSTATE: [string, Outage][] = [
  ["08", AWAY],
  ["57P0", AWAY],
  ["53100", { reason: "the database's disk is full", retryAfter: LATER }],
  ["53", { reason: "the database is out of connections or memory", retryAfter: SOON }],
  ["25006", READ_ONLY],
  ["58030", { reason: "the database's disk fails", retryAfter: LATER }],
];
const BY_FILE_ERROR: Record<string, Outage> = {
  ENOSPC: { reason: "the disk is full", retryAfter: LATER },
  EDQUOT: { reason: "the disk quota is used up", retryAfter: LATER },
  EROFS: { reason: "the disk is read-only", retryAfter: LATER },
  EMFILE: { reason: "too many files are open", retryAfter: SOON },
  ENFILE: { reason: "too many files are open", retryAfter: SOON },
};
const AWAY_WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Errors that are no bug and end without a code change: the database or the disk does not work right now. */
export function outageOf(error: unknown): Outage | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    const found = typeof code === "string" ? byCode(code) : undefined;
    if (found) return found;
    if (AWAY_WITHOUT_CODE.test(cause.message)) return AWAY;
  }
  return undefined;
}

/** It tried to write where nothing may be written. */
export const isReadOnly = (error: unknown): boolean => outageOf(error) === READ_ONLY;

function byCode(code: string): Outage | undefined {
  if (CONNECTION_FAILURES.includes(code)) return AWAY;
  return BY_FILE_ERROR[code] ?? BY_SQLSTATE.find(([start]) => code.startsWith(start))?.[1];
}

/** The refusal to send for this error. Undefined for an unexpected error, whose details stay private. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const outage = outageOf(error);
  return outage && unavailable(undefined, outage.retryAfter);
}
