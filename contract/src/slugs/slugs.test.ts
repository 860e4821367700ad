import { describe, expect, test } from "vitest";
import { slugOfName } from "./slug-of-name.ts";
import { idOfSlug } from "./id-of-slug.ts";

const ID = "0mwhdhrr7jk4wcjvhkm1";

describe("a slug", () => {
  test.each([
    ["Asha Menon", `asha-menon-${ID}`],
    ["  Dr. Zoë O'Neil  ", `dr-zoe-o-neil-${ID}`],
    ["</script><b>", `script-b-${ID}`],
    ["आशा मेनन", `asha-menan-${ID}`],
    ["श्री लक्ष्मी ज्वेलर्स", `shri-lakshmi-jvelars-${ID}`],
    ["முருகன் ஸ்டோர்ஸ் २४", `murugan-stors-24-${ID}`],
    ["王小明", ID],
    ["🎉", ID],
    ["a/../b?c=d#e", `a-b-c-d-e-${ID}`],
    ["x".repeat(200), `${"x".repeat(80)}-${ID}`],
  ])("of %j is %s, and leads back to the id", (name, slug) => {
    expect(slugOfName({ name, _id: ID })).toBe(slug);
    expect(idOfSlug(slug)).toBe(ID);
    expect(idOfSlug(slug.toUpperCase())).toBe(ID);
  });
});
