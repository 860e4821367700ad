import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/** Of two writes at once that want the same, the unique index lets one through; the other one fails like this. */
export const isUniqueViolation = (error: unknown, ...indexes: [string, ...string[]]): boolean =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === UNIQUE_VIOLATION &&
  indexes.includes(error.cause.constraint ?? "");
