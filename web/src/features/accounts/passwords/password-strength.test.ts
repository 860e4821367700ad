import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const bars = (password: string) => passwordStrength(password).bars;

it("says how long a password must be before it says anything else", () => {
  expect(bars("")).toBe(0);
  expect(bars("Ab1!xyz")).toBe(0);
});

it("does not take length for strength where little differs", () => {
  expect(bars("aaaaaaaaaaaaaaaaaaaa")).toBe(1);
  expect(bars("12121212121212")).toBe(1);
});

it("prefers long over complicated", () => {
  expect(bars("password")).toBe(1);
  expect(bars("Mumbai2024")).toBe(2);
  expect(bars("four mangoes on a train")).toBe(3);
});
