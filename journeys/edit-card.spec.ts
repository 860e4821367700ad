import { cardMadeBy, cardsOf, expectToast, field, preview } from "./card-form.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF, signIn, tokenOf } from "./people.ts";

test.describe("editing a card", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("sends what changed, and warns before changes are lost", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const { _id } = await cardMadeBy(request, asha, {
      name: "Asha Verma",
      role: "Founder",
      services: ["Printing"],
    });
    await openAs(page, asha, `/edit-card/${_id}?redirect=/notifications`);
    await field(page, "Role").fill("Managing director");
    await page.getByRole("link", { name: "About" }).first().click();
    await expect(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay" }).click();
    const sent = page.waitForRequest((call) => call.method() === "PATCH");
    await page.route("**/api/business-cards/*", async (route) => {
      // Nothing can be typed that would not be saved.
      await expect(page.locator("[data-step-form] [inert]")).toBeVisible();
      await route.continue();
    });
    await page.getByRole("button", { name: "Save changes" }).click();
    expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual(["role", "version"]);
    await expectToast(page, "Changes saved");
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, asha.token)).toMatchObject([{ role: "Managing director" }]);
  });

  test("in two tabs loses nothing", async ({ page, context, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const { _id } = await cardMadeBy(request, asha, { name: "Asha Verma", role: "Founder" });
    await openAs(page, asha, `/edit-card/${_id}?redirect=/notifications`);
    const other = await context.newPage();
    await openAs(other, asha, `/edit-card/${_id}?redirect=/notifications`);
    await field(other, "E-mail").fill("office@verma.in");
    await field(other, "Role").fill("Chair");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other).toHaveURL("/notifications");

    await field(page, "Role").fill("Managing director");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "This was changed elsewhere. Reload to see the latest version.",
    );
    // The latest version may be out of reach; what was typed stays.
    await page.route("**/api/business-cards/*", (route) => route.abort());
    await page.getByRole("button", { name: "Reload" }).click();
    await expectToast(page, "Not reloaded");
    await page.unroute("**/api/business-cards/*");
    await expect(field(page, "Role")).toHaveValue("Managing director");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText("Also changed elsewhere: Role. Yours is shown.")).toBeVisible();
    await expect(field(page, "E-mail")).toHaveValue("office@verma.in");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, asha.token)).toMatchObject([
      { role: "Managing director", email: "office@verma.in" },
    ]);
  });

  test("survives a session that ended elsewhere", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const { _id } = await cardMadeBy(request, asha, { name: "Asha Verma", role: "Founder" });
    const live = page.waitForResponse(/\/api\/stream/);
    await openAs(page, asha, `/edit-card/${_id}?redirect=/notifications`);
    await field(page, "Role").fill("Managing director");
    await live;
    await request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${asha.token}` } });
    // The bell's live stream ends with the session, so nobody has to press anything.
    await expect(page).toHaveURL(/\/auth\?redirect=/);
    // Meanwhile she changes something else on her phone.
    await request.patch(`/api/business-cards/${_id}`, {
      headers: { Authorization: `Bearer ${await tokenOf(request, asha)}` },
      data: { email: "office@verma.in" },
    });
    await signIn(page, asha);
    await expect(page.getByText("We kept your changes from before you signed in again.")).toBeVisible();
    await expect(field(page, "Role")).toHaveValue("Managing director");
    await expect(field(page, "E-mail")).toHaveValue("office@verma.in");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page).toHaveURL("/notifications");
  });

  test("says before it is saved that the Verified badge goes", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const { _id } = await cardMadeBy(request, asha, { name: "Asha Verma", website: "verma.example.in" });
    // Getting the badge is tested elsewhere.
    await page.route(`**/api/business-cards/${_id}`, async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), badges: ["Pro", "Verified"] } });
    });
    await openAs(page, asha, `/edit-card/${_id}?redirect=/notifications`);
    const badges = preview(page).getByRole("list", { name: "Badges" });
    await expect(badges).toContainText("Verified");
    await field(page, "Name").fill("Asha V. Menon");
    await expect(badges).not.toContainText("Verified");
    await page.getByRole("button", { name: "Save changes" }).click();
    const warning = page.getByRole("alertdialog", { name: "Save without the Verified badge?" });
    await expect(warning).toContainText("You changed the name.");
    await warning.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByRole("button", { name: "Save changes" })).toBeFocused();
    await page.keyboard.press("Enter");
    await warning.getByRole("button", { name: "Save anyway" }).click();
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, asha.token)).toMatchObject([{ name: "Asha V. Menon" }]);
  });

  test("is its owner's alone", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    const { _id } = await cardMadeBy(request, asha, { name: "Asha Verma" });
    await openAs(page, ravi, `/edit-card/${_id}`);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });

  test("can duplicate it, and delete it with a successor", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const first = await cardMadeBy(request, asha, { name: "Asha Verma", company: "Verma Textiles" });
    await openAs(page, asha, `/edit-card/${first._id}?redirect=/notifications`);
    await page.getByRole("button", { name: "Duplicate" }).click();
    await expectToast(page, "Card duplicated");
    await expect(page).not.toHaveURL(new RegExp(first._id));
    expect(await cardsOf(request, asha.token)).toHaveLength(2);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(first._id));
    await expect(field(page, "Name")).toHaveValue("Asha Verma");
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this card?" });
    await expect(dialog).toContainText("You can bring it back for 30 days.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete card" }).click();
    await expect(dialog.getByLabel("Type Asha Verma to confirm")).toHaveAccessibleDescription(
      "Type “Asha Verma” to delete it.",
    );
    await dialog.getByLabel("Type Asha Verma to confirm").fill("asha verma");
    await dialog.getByLabel("Send visitors to").selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Delete card" }).click();
    await expectToast(page, "Card deleted");
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, asha.token)).toHaveLength(1);
    await page.goto(`/edit-card/${first._id}`);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });
});
