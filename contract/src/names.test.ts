import { describe, expect, test } from "vitest";
import { BADGE_TEXT, looksLikeBadge, withoutCheckMarks } from "./names.ts";
import { CardChange, NewCard } from "./cards/cards.ts";
import { PersonName } from "./accounts/people.ts";

describe("a tick in a name", () => {
  test.each(["✓", "✔", "✔️", "☑", "☑️", "✅", "🗸", "🗹", "√", "🮱"])("%s goes", (mark) => {
    expect(withoutCheckMarks(`Asha Menon ${mark}`)).toBe("Asha Menon");
    expect(NewCard.parse({ name: `${mark}Asha${mark} Menon`, company: `Menon ${mark}` })).toMatchObject({
      name: "Asha Menon",
      company: "Menon",
    });
    expect(PersonName.parse(`Asha Menon${mark}`)).toBe("Asha Menon");
  });

  test("is not a name without letters", () => {
    expect(NewCard.safeParse({ name: "✅" }).success).toBe(false);
    expect(CardChange.safeParse({ name: " ✔️ ✔️ " }).success).toBe(false);
  });
});

describe("a name that imitates a badge is refused", () => {
  test.each([
    "Asha Menon (Verified)",
    "Verified Asha",
    "Asha Menon VERIFIED",
    "Asha · vérified",
    "Asha 𝐕𝐞𝐫𝐢𝐟𝐢𝐞𝐝",
    "Asha ⓥⓔⓡⓘⓕⓘⓔⓓ",
    "Asha Ｖｅｒｉｆｉｅｄ",
    "Asha ᴠᴇʀɪғɪᴇᴅ",
    "Asha Vеrіfіеd",
    "Asha ver1fied",
    "Asha V e r i f i e d",
    "Asha V.e.r.i.f.i.e.d",
    "Asha Veri\u200bfied",
    "Asha [PRO]",
    "Asha (Pro)",
    "Asha ★ Pro",
    "Asha | PRO",
  ])("%s", (name) => {
    const { success, error } = NewCard.safeParse({ name });
    expect([success, error?.issues[0]?.message]).toEqual([false, BADGE_TEXT.inName]);
    expect(PersonName.safeParse(name).success).toBe(false);
  });
});

test.each([
  "Asha Menon",
  "Oliver Ified",
  "Priya Provident",
  "Pro Kabaddi Club",
  "Sonal Pro Studio",
  "प्रो. मीरा",
])("%s is a name", (name) => {
  expect(looksLikeBadge(name)).toBe(false);
  expect(NewCard.parse({ name }).name).toBe(name.normalize("NFC"));
});
