import { expect, test } from "vitest";
import { namesInWords } from "./names-in-words.ts";

test("up to three people are named, of more the first two and how many others", () => {
  const people = ["Asha", "Ravi", "Meera", "Anil", "Devi"];
  expect([0, 1, 2, 3, 4, 5].map((count) => namesInWords(people.slice(0, count)))).toEqual([
    "",
    "Asha",
    "Asha and Ravi",
    "Asha, Ravi and Meera",
    "Asha, Ravi and 2 others",
    "Asha, Ravi and 3 others",
  ]);
  expect(namesInWords(people, 5)).toBe("Asha, Ravi, Meera, Anil and Devi");
});
