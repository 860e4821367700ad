import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FIGURES = join(import.meta.dirname, "plans");
/** Not in git: a plan is long, and of use only while somebody works on its query. */
const WHOLE = join(import.meta.dirname, "../build/plans");

/** Saves how PostgreSQL answers one read: its figures in `plans/`, the plans themselves in `build/plans/`. */
export async function savePlans(bench: string, read: string, plans: readonly string[]): Promise<void> {
  const name = read.replaceAll(/[^a-z0-9]+/gi, "-");
  await mkdir(WHOLE, { recursive: true });
  // Long lists of ids are left out.
  const text = plans.join("\n\n").replaceAll(/^(.{400}).+$/gm, "$1 …");
  await writeFile(join(WHOLE, `${bench}-${name}.txt`), `${text}\n`);

  const file = join(FIGURES, `${bench}.txt`);
  const before = await readFile(file, "utf8").catch(() => "");
  const others = before.split("\n").filter((line) => line !== "" && !line.startsWith(`${name}: `));
  await mkdir(FIGURES, { recursive: true });
  await writeFile(file, `${[...others, `${name}: ${figuresOf(plans)}`].toSorted().join("\n")}\n`);
}

/** How many statements, their time in the database, the pages of 8 KB they looked at, and by what they were found. */
function figuresOf(plans: readonly string[]): string {
  const text = plans.join("\n");
  const sumOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
  const namesIn = (pattern: RegExp) => {
    const used = [...text.matchAll(pattern)].filter(([line]) => !line.includes("never executed"));
    return [...new Set(used.map(([, name = ""]) => name))].toSorted().join(", ") || "none";
  };
  const ms = sumOf(/^(?:Planning|Execution) Time: ([\d.]+) ms/gm);
  // Two spaces: what the first node of a plan reports holds the nodes below it. The planner's own are not counted.
  const pages = text.replaceAll(/^Planning:\n.*$/gm, "").matchAll(/^ {2}Buffers: shared (.*)$/gm);
  const touched = [...pages].flatMap(([, line = ""]) => [...line.matchAll(/(?:hit|read)=(\d+)/g)]);
  return [
    `statements: ${plans.length}`,
    `${ms.toFixed(1)} ms`,
    `${touched.reduce((sum, [, count]) => sum + Number(count), 0)} pages`,
    `indexes: ${namesIn(/Index (?:Only )?Scan (?:Backward )?(?:using|on) (\S+).*$/gm)}`,
    `whole tables: ${namesIn(/Seq Scan on (\S+).*$/gm)}`,
  ].join("; ");
}
