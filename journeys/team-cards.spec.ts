import type { Page } from "@playwright/test";
import { make, WHOLE } from "./cards.ts";
import { allowCopying, expect, expectAccessible, message, test } from "./journey.ts";
import { memberNamed, messageTo, openAs } from "./people.ts";

const upgrade = (page: Page) => page.getByRole("dialog", { name: "Upgrade to Premium" });
// By its button: while a message shows, the first Escape is the message's.
const closeDialog = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

test("the fourth team card asks Asha to upgrade", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  await allowCopying(page);
  await openAs(page, asha, "/business-cards?section=team-cards");
  await expect(page.getByText("No Team Cards Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create First Card" })).toHaveAttribute(
    "href",
    "/create-team-card",
  );
  for (const name of ["Nikhil Rao", "Divya Pillai", "Sameer Khan"])
    await make(request, asha, "/api/team-card", { name, ...WHOLE });
  await page.goto("/team-cards");
  await expect(page.getByText("3 of 3 used")).toBeVisible();
  await expect(page.getByRole("list", { name: "Team cards" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("Created by Asha Menon")).toHaveCount(3);
  await page.getByRole("button", { name: "Share Nikhil Rao", exact: true }).click();
  await expect(message(page, "Team card link for Nikhil Rao copied to clipboard")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Team Card" }).click();
  await expect(message(page, "Please upgrade to create more than 3 team cards.")).toBeVisible();
  await expect(upgrade(page)).toBeVisible();
  await closeDialog(page);
  // The tile offers no Delete; the edit screen does.
  await page.getByRole("button", { name: "More for Sameer Khan" }).click();
  await expect(page.getByRole("menuitem", { name: "Invite by e-mail" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Edit Sameer Khan" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this card?" });
  await dialog.getByLabel("Type Sameer Khan to confirm").fill("Sameer Khan");
  await dialog.getByRole("button", { name: "Delete card" }).click();
  await expect(page.getByText("2 of 3 used")).toBeVisible();
  await page.getByText("Recently deleted (1)").click();
  await page.getByRole("button", { name: "Restore Sameer Khan" }).click();
  await expect(page.getByText("3 of 3 used")).toBeVisible();
});

test("of two tabs that make the last team card at once, one is refused", async ({ context, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  for (const name of ["Nikhil Rao", "Divya Pillai"])
    await make(request, asha, "/api/team-card", { name, ...WHOLE });
  const tabs = await Promise.all(
    ["Sameer Khan", "Joseph D'Souza"].map(async (name) => {
      const tab = await context.newPage();
      await openAs(tab, asha, "/create-team-card-form");
      await tab.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      return tab;
    }),
  );
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Save team card" }).click()));
  await expect
    .poll(async () => {
      const counts = await Promise.all(
        tabs.map((tab) =>
          message(tab, "Please upgrade to create more than 3 team cards.").first().isVisible(),
        ),
      );
      return counts.filter(Boolean).length;
    })
    .toBe(1);
  const asked = async () =>
    (await Promise.all(tabs.map((tab) => upgrade(tab).isVisible()))).filter(Boolean).length;
  await expect.poll(asked).toBe(1);
  const headers = { Authorization: `Bearer ${asha.token}` };
  expect(await (await request.get("/api/team-card", { headers })).json()).toHaveLength(3);
});

test("Divya takes over the team card that Asha made for her", async ({ page, request }) => {
  const [asha, divya] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Divya Pillai"),
  ];
  const card = { name: "Divya Pillai", ...WHOLE, inviteEmail: divya.email };
  await make(request, asha, "/api/team-card", card);
  const link = /\/team-cards\?invite=\S+/.exec(await messageTo(divya.email, /invite=/))?.[0] ?? "";
  await openAs(page, divya, link);
  await expect(page.getByText("Created by Asha Menon")).toBeVisible();
  await page.getByRole("button", { name: "Take over this card" }).click();
  await expect(message(page, "The card is yours")).toBeVisible();
  // It is her card now, also without one of her own.
  await expect(page).toHaveURL(/\/business-cards\?card=/);
  await expect(page.getByText("Asha Menon made it for you")).toBeVisible();
  await expect(page.getByText("No Business Card Found")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit Card" })).toBeVisible();
  await expectAccessible(page);
  await make(request, divya, "/api/business-cards", { name: "Divya at home", ...WHOLE });
  await page.goto("/business-cards");
  await expect(page.getByText("Asha Menon made it for you")).toHaveCount(0);
  await page
    .getByLabel("Card", { exact: true })
    .selectOption({ label: "Divya Pillai - Menon Design Studio (team card)" });
  await expect(page.getByText("Asha Menon made it for you")).toBeVisible();
  await page.goto("/team-cards");
  await expect(page.getByText("Created by Asha Menon")).toBeVisible();
  await expect(page.getByText("0 of 3 used")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Team Card" })).toBeVisible();
});

test.describe("when a call fails", () => {
  test.use({ tolerated: [/status of (4\d\d|500)/] });

  test("the team cards say so and load on Retry", async ({ page, request }) => {
    await page.route("**/api/team-card", (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, await memberNamed(request, "Asha Menon"), "/business-cards?section=team-cards");
    await expect(message(page, "Failed to load team business cards.")).toBeVisible();
    await page.unroute("**/api/team-card");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No Team Cards Found")).toBeVisible();
  });

  test("a wrong invitation is refused in words", async ({ page, request }) => {
    await openAs(page, await memberNamed(request, "Divya Pillai"), "/team-cards?invite=nonsense");
    await expect(page.getByText("This invitation is invalid or has expired.")).toBeVisible();
    await expectAccessible(page);
  });
});
