import { expect, test } from "vitest";
import { IT_TEXT, MAX_PACKAGES } from "@cardplaza/contract/it-services/it-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { ENQUIRY } from "../../enquiries/enquiry.fixtures.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { itCalls, PACKAGE } from "../it-services.fixtures.ts";

const app = await sharedTestApp();
const { call, addPackage, providerOf } = itCalls(app);

test("a package is live at once, and everybody finds it with its lowest price", async () => {
  const { owner, company } = await providerOf("Asha");
  const { status, json } = await addPackage(owner, company.id);
  expect([status, json.status, json.isOwn]).toEqual([201, "live", true]);
  const { packages } = (await call(undefined, "GET", `/packages?provider=${company.id}`)).json;
  expect(packages).toMatchObject([{ title: PACKAGE.title, fromPaise: 1_500_000, deliveryDays: 7 }]);
  const seen = (await call(undefined, "GET", `/packages/${json.slug}`)).json;
  expect(seen.tiers.map(({ name }: { name: string }) => name)).toEqual(["Starter", "Standard", "Advanced"]);
  expect([seen.status, seen.isOwn]).toEqual([undefined, false]);
});

test("a draft, a paused and a deleted package are not shown to others", async () => {
  const { owner, company } = await providerOf("Ravi");
  const { json } = await addPackage(owner, company.id, { publish: false });
  const seen = async () => (await call(undefined, "GET", `/packages/${json._id}`)).status;
  expect([json.status, await seen()]).toEqual(["draft", 404]);
  const published = await call(owner, "PATCH", `/packages/${json._id}`, { publish: true });
  expect([published.json.status, await seen()]).toEqual(["live", 200]);
  expect((await call(owner, "POST", `/packages/${json._id}/resume`, {})).json.message).toBe(
    IT_TEXT.notNow.resume,
  );
  await call(owner, "POST", `/packages/${json._id}/pause`, {});
  expect(await seen()).toBe(404);
  expect((await call(owner, "POST", `/packages/${json._id}/resume`, {})).json.status).toBe("live");
  expect((await call(owner, "DELETE", `/packages/${json._id}`)).status).toBe(204);
  expect(await seen()).toBe(410);
  expect((await call(owner, "GET", "/packages/mine")).json).toEqual({ packages: [], isProvider: true });
});

test("a flagged package waits for a moderator, who rejects and then approves it", async () => {
  const { owner, company } = await providerOf("Meera");
  const { json } = await addPackage(owner, company.id, { title: "Casino website in one week" });
  expect(json.status).toBe("review");
  const moderator = await signInAs(app, "moderator");
  const waiting = (await app.call("GET", "/api/admin/it-packages", { as: moderator })).json.packages;
  expect(waiting).toMatchObject([{ _id: json._id, flags: ["words"] }]);
  const decide = (body: object) =>
    app.send("PATCH", `/api/admin/it-packages/${json._id}`, { as: moderator, body });
  const reason = "Gambling is not allowed here.";
  expect((await decide({ action: "reject", reason, version: 1 })).status).toBe(200);
  expect((await decide({ action: "approve", version: 1 })).status).toBe(409);
  expect((await noticesOfType(app, owner, "message_received"))[0]?.message).toContain(reason);
  const again = await call(owner, "PATCH", `/packages/${json._id}`, {
    title: "A website in one week",
    publish: true,
  });
  expect(again.json.status).toBe("live");
  const number = { features: ["Call 98765 43210"], pricePaise: 100, deliveryDays: 1, revisions: 0 };
  const flagged = await call(owner, "PATCH", `/packages/${json._id}`, { tiers: [number, number, number] });
  expect(flagged.json.status).toBe("review");
  const { version } = flagged.json;
  expect((await decide({ action: "approve", version })).status).toBe(200);
  expect((await call(undefined, "GET", `/packages/${json._id}`)).status).toBe(200);
});

test("wrong input is refused at its field", async () => {
  const { owner, company } = await providerOf("Wrong");
  const [starter, standard] = PACKAGE.tiers;
  const turned = await addPackage(owner, company.id, { tiers: [standard, starter, standard] });
  expect(turned.json.fields).toEqual({ tiers: IT_TEXT.tiersOrder });
  expect((await addPackage(owner, company.id, { title: "Short" })).json.fields).toEqual({
    title: "At least 10 characters.",
  });
  const long = await addPackage(owner, company.id, {
    tiers: PACKAGE.tiers.map((tier) => ({ ...tier, deliveryDays: 181 })),
  });
  expect(long.json.fields).toMatchObject({ "tiers.0.deliveryDays": "At most 180 days." });
});

test("only the team of a provider adds and changes packages, and only so many", async () => {
  const { owner, company } = await providerOf("Full");
  const stranger = await app.signIn("Stranger");
  const { json } = await addPackage(owner, company.id);
  expect((await addPackage(stranger, company.id)).status).toBe(404);
  const tries = [
    await call(stranger, "PATCH", `/packages/${json._id}`, { title: "Mine from now on" }),
    await call(stranger, "DELETE", `/packages/${json._id}`),
    await call(stranger, "POST", `/packages/${json._id}/pause`, {}),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
  const newcomer = await app.signIn("Newcomer");
  const { id } = await insertCompany(app, newcomer);
  expect((await addPackage(newcomer, id)).json.message).toBe(IT_TEXT.providerFirst);
  for (let count = 1; count < MAX_PACKAGES; count++) await addPackage(owner, company.id);
  expect((await addPackage(owner, company.id)).json.message).toBe(IT_TEXT.packagesFull);
});

test("an order keeps what was ordered, however the package changes", async () => {
  const { owner, company } = await providerOf("Ordered");
  const buyer = await app.signIn("Buyer");
  const { json } = await addPackage(owner, company.id);
  const order = (body: object, as = buyer) =>
    app.call("POST", "/api/enquiries", {
      as,
      body: { ...ENQUIRY, targetType: "it_package", targetId: json._id, ...body },
    });
  expect((await order({ order: { tier: "Golden" } })).json.fields).toEqual({
    "order.tier": IT_TEXT.wrongTier,
  });
  expect((await order({ order: { tier: "Starter", addOns: [7] } })).json.fields).toEqual({
    "order.addOns": IT_TEXT.wrongAddOn,
  });
  const sent = await order({ order: { tier: "Standard", addOns: [1] } });
  const ordered = {
    title: PACKAGE.title,
    tier: "Standard",
    addOns: [{ name: "A second language", pricePaise: 400_000 }],
    pricePaise: 3_400_000,
    deliveryDays: 14,
  };
  expect(sent.json.enquiry.order).toEqual(ordered);
  const dearer = PACKAGE.tiers.map((tier) => ({ ...tier, pricePaise: tier.pricePaise * 2 }));
  const edited = { title: "A shop on the web", tiers: dearer, addOns: [PACKAGE.addOns[0]] };
  const changed = await call(owner, "PATCH", `/packages/${json._id}`, edited);
  expect([changed.status, changed.json.tiers[1].pricePaise]).toEqual([200, 6_000_000]);
  const read = async (as: Person) =>
    (await app.call("GET", `/api/enquiries/${sent.json.enquiry._id}`, { as })).json.enquiry;
  for (const side of [buyer, owner]) expect((await read(side)).order).toEqual(ordered);
  const next = await order({ order: { tier: "Standard" } }, await app.signIn("Next buyer"));
  expect(next.json.enquiry.order).toMatchObject({ title: edited.title, addOns: [], pricePaise: 6_000_000 });
  expect((await call(owner, "DELETE", `/packages/${json._id}`)).status).toBe(204);
  const { order: kept, target } = await read(buyer);
  expect([kept, target.name, target.url]).toEqual([ordered, edited.title, null]);
  expect(await noticesOfType(app, owner, "enquiry_sent")).toHaveLength(2);
});

test("a package is reported by others, not by its team", async () => {
  const { owner, company } = await providerOf("Reported");
  const stranger = await app.signIn("Reporter");
  const { json } = await addPackage(owner, company.id);
  const report = (as: typeof owner) =>
    call(as, "POST", `/packages/${json._id}/report`, { reason: "It is a copy of ours" });
  expect((await report(stranger)).status).toBe(201);
  expect((await report(stranger)).status).toBe(200);
  expect((await report(owner)).status).toBe(409);
});
