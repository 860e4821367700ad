import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for a product and its database. Run by root, PostgreSQL is `nobody`: where he may not enter, its
 * data would be kept elsewhere and outlive the folder.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cardplaza-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
