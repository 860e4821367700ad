import { describe, expect, test } from "vitest";
import { fitting, kindOfType, problemOf, typeOf } from "./file-rules.ts";

const file = (name: string, type = "", size = 1_000) => ({ name, type, size });

describe("what can be sent in a message", () => {
  test("a Word file of a system that knows no type for it", () => {
    expect(typeOf(file("Price list.DOCX"))).toContain("wordprocessingml");
    expect(problemOf(file("Price list.DOCX"))).toBeUndefined();
  });

  test.each([
    file("macros.docm", "application/vnd.ms-word.document.macroEnabled.12"),
    file("page.html", "text/html"),
    file("drawing.svg", "image/svg+xml"),
    file("song.mp4", "audio/mp4"),
    file("archive"),
  ])("$name is not sent", (each) => {
    expect(problemOf(each)).toContain(each.name);
  });

  test("nothing over 10 MB, and nothing empty", () => {
    expect(problemOf(file("photo.jpg", "image/jpeg", 10 * 1024 * 1024))).toBeUndefined();
    expect(problemOf(file("photo.jpg", "image/jpeg", 10 * 1024 * 1024 + 1))).toContain("10 MB");
    expect(problemOf(file("photo.jpg", "image/jpeg", 0))).toContain("empty");
  });

  test("five in one message; a wrong one takes no place", () => {
    const chosen = [file("a.exe"), ...["1", "2", "3"].map((at) => file(`${at}.pdf`, "application/pdf"))];
    expect(fitting(chosen, 2)).toMatchObject({
      taken: [{ name: "1.pdf" }, { name: "2.pdf" }, { name: "3.pdf" }],
      problem: expect.stringContaining("a.exe") as string,
    });
    expect(fitting(chosen.slice(1), 3).taken).toHaveLength(2);
    expect(fitting(chosen.slice(1), 3).problem).toContain("up to 5");
  });

  test("pictures are shown, voice notes are played, the rest is downloaded", () => {
    expect(["image/webp", "audio/webm", "application/pdf"].map(kindOfType)).toEqual([
      "picture",
      "voice",
      "document",
    ]);
  });
});
