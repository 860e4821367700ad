import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RESPOND_WITHIN_MS = 10_000;

export class UnusableFolder extends Error {}

/** Creates the folder and writes a test file, so that a wrong setting stops the start. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const tooLate = sleep(RESPOND_WITHIN_MS, undefined, { ref: false }).then(() => {
    throw new Error("it does not respond");
  });
  try {
    await Promise.race([tryFolder(folder), tooLate]);
  } catch (error) {
    throw new UnusableFolder(`Wrong setting DATA_DIR: ${folder} cannot be used: ${reasonOf(error)}.`);
  }
}

async function tryFolder(folder: string) {
  await makeFolder(folder);
  const probe = join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, "");
  await rm(probe);
}

// Makes the folder without `recursive`, which never returns below /proc.
async function makeFolder(folder: string): Promise<void> {
  const made = await tryToMake(folder);
  if (made || folder === dirname(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await tryToMake(folder))) throw Object.assign(new Error(), { code: "ENOENT" });
}

/** Makes a folder; false if its parent folder is missing. */
async function tryToMake(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    if (code !== "EEXIST") throw error;
  }
  return true;
}

const REASONS: Record<string, string> = {
  EACCES: "it is not writable",
  EPERM: "it is not writable",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  ENOTDIR: "it is or lies in a file",
  ENOENT: "it cannot be made",
};

const reasonOf = (error: unknown) =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ""] ?? (error as Error).message;
