import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawResume, type Resume } from "../../sample/jobs/draw-resume.ts";
import { SAMPLE_SEEKERS } from "../../sample/jobs/seekers.ts";
import { SERVER_DIR } from "../../paths.ts";
import { drawPdf } from "./draw-pdf.ts";

const resumeOf = (name: string): Resume => ({
  seeker: { ...SAMPLE_SEEKERS[0]!, name },
  email: "meera@example.in",
  phone: "+919876543210",
  at: new Date(0),
});

test("a PDF is drawn in another thread, and refused in this one", async () => {
  const pdf = await drawPdf("resume", resumeOf("Meera Nair"), "meera");
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(drawResume(resumeOf("Meera Nair"))).rejects.toThrow("not drawn in the main thread");
});

test("what does not change is drawn once", async () => {
  const [first, beside] = await Promise.all([1, 2].map(() => drawPdf("resume", resumeOf("Ravi"), "ravi")));
  expect(beside).toBe(first);
  expect(await drawPdf("resume", resumeOf("Ravi"), "asha")).toBe(first);
  expect(await drawPdf("resume", resumeOf("Asha"), "asha")).not.toBe(first);
});

test("a member who asks for many files is served in turn with the others", async () => {
  const order: string[] = [];
  const ask = (name: string, owner: string) =>
    drawPdf("resume", resumeOf(name), owner).then(() => order.push(owner));
  const many = ["Farah 1", "Farah 2", "Farah 3", "Farah 4"].map((name) => ask(name, "farah"));
  await Promise.all([...many, ask("Imran", "imran")]);
  // The first is under way and the second was next before Imran asked.
  expect(order).toEqual(["farah", "farah", "imran", "farah", "farah"]);
});

test("one that cannot be drawn fails alone", async () => {
  const broken = { ...resumeOf("Nandini"), seeker: {} } as Resume;
  await expect(drawPdf("resume", broken, "nandini")).rejects.toThrow();
  expect((await drawPdf("resume", resumeOf("Nandini"), "nandini")).length).toBeGreaterThan(500);
});

test("every file that draws with the PDF library requires that thread", () => {
  const sources = globSync(join(SERVER_DIR, "src/**/*.ts")).filter((file) => !file.endsWith(".test.ts"));
  const drawing = sources
    .map((file) => ({ file, code: readFileSync(file, "utf8") }))
    .filter(({ code }) => code.includes('import("pdf-lib")'));
  expect(drawing).toHaveLength(2);
  expect(drawing.filter(({ code }) => !code.includes("requireThread();")).map(({ file }) => file)).toEqual(
    [],
  );
});
