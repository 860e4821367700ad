import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for a product and its database. Under root, PostgreSQL runs as the user `nobody`. If that user could
 * not enter the folder, the data would be stored elsewhere and would remain after the test.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cardplaza-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Tries for five seconds: a database that was just stopped may still be writing. */
export const removeDataFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
