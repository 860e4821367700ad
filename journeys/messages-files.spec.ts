import { expect, expectAccessible, test } from "./journey.ts";
import { connect, idOf } from "./network.ts";
import { memberNamed, openAs } from "./people.ts";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

test.use({
  permissions: ["microphone"],
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ];
    await use({ ...launchOptions, args });
  },
});

test("Asha sends Ravi a drawing and an offer; he opens them on his phone and answers with a voice note", async ({
  page,
  browser,
  request,
}) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  await connect(request, asha, ravi);
  const begun = await request.post("/api/conversations", {
    headers: { authorization: `Bearer ${ravi.token}` },
    data: {
      userIds: [await idOf(request, asha)],
      message: { clientId: crypto.randomUUID(), body: "Can you send the offer?" },
    },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { conversation } = (await begun.json()) as { conversation: { _id: string } };
  const path = `/messages?conversation=${conversation._id}`;
  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await pocket.newPage();
  await openAs(phone, ravi, path);
  await openAs(page, asha, path);

  const picture = await page.screenshot();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach files" }).click();
  await (
    await chosen
  ).setFiles([
    { name: "Drawing.png", mimeType: "image/png", buffer: picture },
    { name: "Offer.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) },
  ]);
  await expect(page.getByRole("list", { name: "Files to send" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Message Ravi Kulkarni" }).fill("Here it is.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("list", { name: "Files to send" })).toHaveCount(0);

  const pictures = phone.getByRole("list", { name: "Pictures from Asha Menon" });
  await pictures.getByRole("link").click();
  await expect(phone.getByRole("dialog", { name: "Pictures from Asha Menon" })).toBeVisible();
  await phone.keyboard.press("Escape");
  const offer = phone.waitForEvent("download");
  await phone.getByRole("link", { name: /^Download Offer\.pdf/ }).click();
  expect((await offer).suggestedFilename()).toBe("Offer.pdf");

  await phone.getByRole("button", { name: "Record a voice note" }).press("Enter");
  await expect(phone.getByText(/0:0[1-9] of 2:00/)).toBeVisible();
  await phone.getByRole("button", { name: "Send voice note" }).press("Enter");
  const note = page.getByRole("group", { name: /^Voice note from Ravi Kulkarni/ });
  await note.getByRole("button", { name: "Play" }).click();
  await expect(note.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectAccessible(phone);
  await pocket.close();
});
