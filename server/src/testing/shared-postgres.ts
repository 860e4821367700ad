import { afterAll, beforeAll } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../platform/embedded/embedded-postgres.ts";
import { makeDataFolder, removeDataFolder } from "./data-folder.ts";
import { queryDatabase } from "./query-database.ts";

/** A PostgreSQL server that all tests of a file share, in a folder of its own; both are gone after the last test. */
export function sharedPostgres(name: string) {
  const folder = makeDataFolder(name);
  let postgres: EmbeddedPostgres | undefined;
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres(folder);
  });
  afterAll(async () => {
    await postgres?.stop();
    await removeDataFolder(folder);
  });
  const url = (database = "postgres") => {
    if (!postgres) throw new Error("PostgreSQL starts before the first test");
    return postgres.url(database);
  };
  return {
    folder,
    url,
    query: <Row extends object>(database: string, statement: string) =>
      queryDatabase<Row>(url(database), statement),
  };
}
