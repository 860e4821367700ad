import { describe, expect, test } from "vitest";
import { REJECTIONS } from "@cardplaza/contract/jobs/application-words";
import { reasonSaid, said, textOf } from "./history-text.ts";

const read = (row: Partial<Parameters<typeof textOf>[0]>) =>
  textOf({ news: null, details: null, text: "", ...row });

describe("the history of Ravi's application", () => {
  test("says in words what was stored as values", () => {
    expect(read(said("unanswered", { days: 21 }))).toBe("No answer after 21 days.");
    expect(read(said("declined", {}))).toBe("Declined the proposed times.");
    expect(read(said("chosen", { time: "2026-05-12T11:00:00.000Z" }))).toBe("Chose Tue, 12 May, 4:30 pm.");
    const times = ["2026-05-12T11:00:00.000Z"];
    expect(read(said("proposed", { mode: "in_person", place: "MG Road 4, Pune", times }))).toBe(
      "In person: MG Road 4, Pune\n• Tue, 12 May, 4:30 pm (Indian time)",
    );
    expect(read(said("proposed", { mode: "phone", place: "", times }))).toMatch(/^By phone\n/);
  });

  test("says a kind reason by its name, and a company's own as it was typed", () => {
    expect(reasonSaid("filled")).not.toHaveProperty("text");
    expect(read(reasonSaid("filled"))).toBe(REJECTIONS.filled);
    expect(read(reasonSaid("We need a welder."))).toBe("We need a welder.");
    expect(read(reasonSaid("constructor"))).toBe("constructor");
  });

  test("keeps the sentences of rows from before", () => {
    expect(read({ text: "No answer after 14 days." })).toBe("No answer after 14 days.");
  });
});
