import type { Page } from "@playwright/test";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { account, memberNamed, openAs, signIn, tokenOf } from "./people.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

test("a member sets up a company on a phone in two sittings, and its page is public", async ({
  browser,
  request,
}) => {
  test.slow();
  const meera = await memberNamed(request, "Meera Joshi");
  const first = await (await browser.newContext(PHONE)).newPage();
  await openAs(first, meera, "/company-onboarding");
  await first.getByLabel("Company name").fill("Joshi Pumps and Motors");
  await first.getByLabel("Type of company").selectOption("Pvt Ltd");
  await first.getByRole("combobox", { name: "Industry" }).click();
  // The best match is the first, and in view.
  await first.getByPlaceholder("Search industries").fill("machin");
  const best = first.getByRole("dialog", { name: "Industries" }).getByRole("option").first();
  await expect(best).toHaveText(/^Industrial machinery/);
  await expect(best).toBeInViewport();
  await best.click();
  await first.getByLabel("People").selectOption("11–50");
  await expectAccessible(first);
  await next(first);
  await first.getByRole("checkbox", { name: "I don't have GST" }).check();
  await next(first);
  await first.getByLabel("Address line 1").fill("14 Industrial Estate");
  await first.getByLabel("PIN code").fill("411013");
  await expect(first.getByLabel("State")).toHaveValue("Maharashtra");
  await first.getByLabel("Phone").fill("020 2612 3456");
  await next(first);
  await first.getByLabel("About").fill("Pumps for farms");
  // Too short to be saved, but not lost.
  await first.reload();
  await expect(first.getByLabel("About")).toHaveValue("Pumps for farms");
  await first.context().close();

  // Another phone goes on where the first one stopped.
  const second = await (await browser.newContext(PHONE)).newPage();
  await openAs(second, { token: await tokenOf(request, meera) }, "/company-onboarding");
  await expect(second.getByLabel("About")).toHaveValue("");
  await second
    .getByLabel("About")
    .fill("Pumps and motors for farms, factories and housing societies, built in Pune since 1994.");
  await next(second);
  await expect(second.getByText("14 Industrial Estate, Pune 411013, Maharashtra")).toBeVisible();
  await second.getByRole("button", { name: "Finish" }).click();
  await expect(
    second.getByText("Confirm that you are authorised to represent this company."),
  ).toBeInViewport();
  await expect(second.getByRole("checkbox", { name: "I am authorised" })).toBeFocused();
  await second.getByRole("checkbox", { name: "I am authorised to represent Joshi Pumps and Motors" }).check();
  await expectAccessible(second);
  await second.getByRole("button", { name: "Finish" }).click();
  await expect(second).toHaveURL("/company-profile");
  await expect(second.getByRole("heading", { name: "Joshi Pumps and Motors" })).toBeVisible();
  await account(second, meera).click();
  await expect(second.getByRole("menuitem", { name: "Company Profile" })).toBeVisible();
  await second.keyboard.press("Escape");

  await second.getByRole("tab", { name: "Details" }).click();
  await second.getByRole("button", { name: "Edit brand" }).click();
  await second.getByLabel("Tagline").fill("Water where you need it");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Water where you need it")).toBeVisible();
  await expectAccessible(second);
  const path = await second.getByRole("link", { name: "View page" }).getAttribute("href");
  await second.context().close();

  // A visitor reads it without scripts, and follows it after a sign-in.
  const plain = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
  await plain.goto(path ?? "");
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Joshi Pumps and Motors");
  await expect(plain.getByText("Water where you need it")).toBeVisible();
  await plain.context().close();

  const ravi = await memberNamed(request, "Ravi Kumar");
  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(path ?? "");
  await started(buyer);
  await buyer.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(
    buyer.getByRole("heading", { name: "Sign in to follow Joshi Pumps and Motors" }),
  ).toBeVisible();
  await signIn(buyer, ravi);
  await expect(buyer.getByText("You follow Joshi Pumps and Motors now.")).toBeVisible();
  await expect(buyer.getByRole("button", { name: "Following 1 follower" })).toBeVisible();
  await expectAccessible(buyer);
  await buyer.context().close();
});
