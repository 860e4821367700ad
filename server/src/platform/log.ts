import pg from "pg";
import pino from "pino";

export type Log = pino.Logger;

/** Writes JSON lines. Callers pass no personal data and no secrets; this removes them again, to be safe. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.authorization", "*.cookie", "*.token", "*.password", "*.code", "*.email", "*.mobile"],
      censor: "[hidden]",
    },
    serializers: { error: describeError },
  };
  return pino(options, destination ?? pino.destination(1));
}

function describeError(error: unknown): object | string {
  if (!(error instanceof Error)) return String(error);
  const { sqlState, message } = withoutValues(error);
  return {
    name: error.name,
    message,
    sqlState,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
  };
}

// Drizzle puts a query's parameters into its message, and PostgreSQL the value it could not read (class 22).
// Both can be personal data.
function withoutValues(error: Error): { message: string; sqlState?: string } {
  const sqlState = error instanceof pg.DatabaseError ? error.code : undefined;
  if (sqlState?.startsWith("22")) return { message: "a value that the database cannot take", sqlState };
  const failedQuery = error.message.startsWith("Failed query:");
  return { message: failedQuery ? (error.message.split("\nparams:")[0] ?? "") : error.message, sqlState };
}
