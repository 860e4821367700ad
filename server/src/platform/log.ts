import pino from "pino";

export type Log = pino.Logger;

/** Written as JSON lines. Nothing personal and no secret is ever passed in; this is the second net. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.authorization", "*.cookie", "*.token", "*.password", "*.code", "*.email", "*.mobile"],
      censor: "[hidden]",
    },
    serializers: { error: describeError },
  });
}

// Drizzle puts a query's parameters into its message; they can be anybody's personal data.
function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const failedQuery = error.message.startsWith("Failed query:");
  const cause: unknown = error.cause;
  return {
    name: error.name,
    message: failedQuery ? error.message.split("\nparams:")[0] : error.message,
    cause: cause instanceof Error ? cause.message : undefined,
    stack: error.stack?.split("\n").filter((line) => line.startsWith("    at ")).join("\n"),
  };
}
