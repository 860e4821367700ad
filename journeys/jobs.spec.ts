import type { Page } from "@playwright/test";
import { companyOf } from "./company.ts";
import { changeJob, openJobOf } from "./jobs.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, provenNamed, signIn } from "./people.ts";

const LONG_TITLE = `Senior ${"Accounts-and-Administration-".repeat(3)}Manager`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const send = (page: Page, name: string) =>
  page.evaluate((event) => dispatchEvent(new CustomEvent(event)), name);

test("a visitor narrows the list, reads a job, and learns when it has closed", async ({
  page,
  request,
  browser,
}) => {
  // A skill of their own, so that the list holds no other jobs.
  const skill = `Ledger ${Date.now()}`;
  const meera = await provenNamed(request, "Meera Deshmukh");
  await companyOf(request, meera, "Deshmukh Fasteners");
  const skills = [skill, "Tally"];
  const job = await openJobOf(request, meera, { title: "Accountant", skills });
  await openJobOf(request, meera, { title: LONG_TITLE, skills, workMode: "remote", salaryHidden: true });

  const list = `/jobs?skills=${encodeURIComponent(skill)}`;
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(list);
  await expect(cards(reader)).toHaveCount(2);
  await expect(cards(reader).filter({ hasText: "Accountant" })).toContainText("₹6–9 L/yr · 2–4 yrs · Pune");

  await page.goto(list);
  await started(page);
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.getByRole("checkbox", { name: "Remote" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/mode=remote/);
  await page.getByRole("button", { name: "Remove Remote" }).click();
  await expect(cards(page)).toHaveCount(2);
  // A hidden salary is never found by.
  await page.getByLabel("Salary", { exact: true }).selectOption("₹5 L/yr and up");
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel("Your experience").selectOption("10 years");
  await expect(page.getByText("No jobs match. Remove a filter or create an alert.")).toBeVisible();
  await page.goBack();
  await cards(page).getByRole("link", { name: "Accountant" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accountant");
  await expect(page.getByRole("listitem").filter({ hasText: "File GST returns" })).toBeVisible();
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?tab=sign-up&redirect=%2Fjobs%2Faccountant/);
  await expect(page.getByRole("heading", { name: "Sign in to save the job Accountant" })).toBeVisible();
  await signIn(page, await memberNamed(request, "Ravi Kulkarni"));
  await expect(page.getByText("Job saved: Accountant.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

  await reader.goto(`/jobs/${job._id}`);
  await expect(reader).toHaveURL(new RegExp(`/jobs/${job.slug}$`));
  expect(await reader.content()).toContain('"@type":"JobPosting"');
  await changeJob(request, meera.token, job._id, "close");
  await reader.reload();
  await expect(reader.getByText("Applications are closed for this job.").first()).toBeVisible();
  await expect(reader.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  expect(await reader.content()).not.toContain("JobPosting");
  await plain.close();
});

test("Ravi saves and hides jobs in ConnectIn, whose sidebar opens on its events", async ({
  page,
  request,
}) => {
  const skill = `Lathe ${Date.now()}`;
  const meera = await provenNamed(request, "Meera Deshmukh");
  await companyOf(request, meera, "Deshmukh Fasteners");
  await openJobOf(request, meera, { title: "Turner", skills: [skill] });
  await openJobOf(request, meera, { title: "Fitter", skills: [skill] });
  const ravi = await memberNamed(request, "Ravi Menon");

  await openAs(page, ravi, "/connect-in?tab=job-portal");
  const sidebar = page.getByRole("navigation", { name: "ConnectIn" });
  await expect(sidebar.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "page");
  await send(page, "toggle-sidebar");
  await expect(sidebar).toBeHidden();
  await send(page, "toggle-dbc-sidebar");
  await expect(sidebar).toBeVisible();

  const skillField = page.getByRole("form", { name: "Skills" }).getByRole("combobox");
  await skillField.fill(skill);
  await skillField.press("Enter");
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Save Turner" }).click();
  await expect(page.getByRole("button", { name: "Save Turner", pressed: true })).toBeVisible();
  await expect(page.getByText("Job saved")).toBeVisible();
  await page.getByRole("button", { name: "More for Fitter" }).click();
  await page.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(page.getByText("Hidden: Fitter")).toBeVisible();
  await page.getByRole("button", { name: "Show Fitter again" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveURL(/view=saved/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Turner");

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sidebar).toBeHidden();
  await send(page, "toggle-sidebar");
  await expect(sidebar).toBeVisible();
  await expectAccessible(page);
  await page.goto("/plazy/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
});
