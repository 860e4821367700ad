import { expect, test } from "vitest";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { addressInText } from "./address-in-text.ts";
import { companyCalls, insertCompany, ONBOARDING } from "./company.fixtures.ts";

const app = await sharedTestApp();
const { call, create, saveStep, complete, readyOf, rowOf } = companyCalls(app);

const me = async (as: Parameters<typeof create>[0]) => (await app.call("GET", "/api/auth/me", { as })).json;

test("Asha sets up her company in five steps, resumes on another device and is told when it is done", async () => {
  const asha = await app.signIn("Asha");
  const { status, json } = await create(asha);
  expect([status, json.step]).toEqual([201, 1]);
  const id = json.company._id;
  expect(await me(asha)).toMatchObject({ hasCompany: false, companyId: id, onboardingCompleted: false });

  expect((await saveStep(asha, id, 1, ONBOARDING[1])).json.step).toBe(2);
  expect((await saveStep(asha, id, 2, ONBOARDING[2])).json.step).toBe(3);
  const resumed = (await call(asha, "GET", "/me")).json;
  expect([resumed.step, resumed.company.name]).toEqual([3, "Deshmukh Fasteners"]);
  await saveStep(asha, id, 3, ONBOARDING[3]);
  expect((await saveStep(asha, id, 4, ONBOARDING[4])).json.step).toBe(5);
  expect((await app.call("GET", `/api/companies/${id}`)).status).toBe(404);

  const done = await complete(asha, id);
  expect(done.json.company).toMatchObject({ role: "owner", status: "active", phone: "+912027123456" });
  expect(await me(asha)).toMatchObject({
    user: { hasCompany: true, companyId: id, onboardingCompleted: true },
    hasCompany: true,
    companyId: id,
    onboardingCompleted: true,
  });
  const { notifications } = (await app.call("GET", "/api/notifications", { as: asha })).json;
  expect(notifications[0]).toMatchObject({ type: "company_onboarded", targetUrl: "/company-profile" });
  const seen = await app.call("GET", `/api/companies/${id}`);
  expect([seen.status, seen.json.role, seen.json.status]).toEqual([200, null, undefined]);
});

test("a step is refused while it or an earlier one has gaps", async () => {
  const ravi = await app.signIn("Ravi");
  const id = (await create(ravi)).json.company._id;
  expect((await saveStep(ravi, id, 3, ONBOARDING[3])).json.message).toBe(COMPANY_TEXT.stepAhead);
  expect((await saveStep(ravi, id, 1, { name: "R" })).json.fields).toMatchObject({
    "data.name": "At least 2 characters.",
    "data.industry": COMPANY_TEXT.badIndustry,
  });
  await saveStep(ravi, id, 1, ONBOARDING[1]);
  expect((await saveStep(ravi, id, 2, {})).json.fields).toEqual({
    "data.gstin": COMPANY_TEXT.needGstinOrNone,
  });
  expect((await saveStep(ravi, id, 2, { gstin: "27AAPFU0939F1ZW" })).json.fields).toEqual({
    "data.gstin": LISTING_TEXT.badGstin,
  });
  expect((await saveStep(ravi, id, 2, { noGst: true, cin: "U1234" })).json.fields).toEqual({
    "data.cin": COMPANY_TEXT.badCin,
  });
  const right = { noGst: true, cin: "u72200mh1998ptc123456", udyam: "udyam mh 26 0001234" };
  expect((await saveStep(ravi, id, 2, right)).json.company).toMatchObject({
    cin: "U72200MH1998PTC123456",
    udyam: "UDYAM-MH-26-0001234",
  });
  const missing = await complete(ravi, id);
  expect(missing.json.fields).toMatchObject({ phone: COMPANY_TEXT.badPhone });
});

test("a company without GST is set up like any other", async () => {
  const kavya = await app.signIn("Kavya");
  const id = await readyOf(kavya, { 2: { gstin: "", noGst: true } });
  expect((await complete(kavya, id)).status).toBe(200);
});

test("the state of the address must be that of the GSTIN", async () => {
  const meera = await app.signIn("Meera");
  const id = (await create(meera)).json.company._id;
  await saveStep(meera, id, 1, ONBOARDING[1]);
  await saveStep(meera, id, 2, { gstin: "29AAGCB7383J1Z4" });
  const wrong = await saveStep(meera, id, 3, ONBOARDING[3]);
  expect(wrong.json.fields).toEqual({ "data.address.state": LISTING_TEXT.gstinState });
});

test("of two owners who complete with one GSTIN at once, one gets it and the other is told", async () => {
  const owners = [await app.signIn("Kiran"), await app.signIn("Farah")];
  const gstin = "29AAGCB7383J1Z4";
  const address = { ...ONBOARDING[3].address, state: "Karnataka", city: "Bengaluru", pin: "560001" };
  const ids: string[] = [];
  for (const owner of owners) ids.push(await readyOf(owner, { 2: { gstin }, 3: { address } }));
  const done = await Promise.all(owners.map((owner, at) => complete(owner, ids[at]!)));
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(done.find(({ status }) => status === 409)?.json.message).toBe(COMPANY_TEXT.gstinTaken);
  const late = await app.signIn("Late");
  const id = (await create(late)).json.company._id;
  await saveStep(late, id, 1, ONBOARDING[1]);
  const taken = await saveStep(late, id, 2, { gstin });
  expect([taken.status, taken.json.message]).toEqual([409, COMPANY_TEXT.gstinTaken]);
});

test("a member owns one company, also with two tabs at once", async () => {
  const sunil = await app.signIn("Sunil");
  const made = await Promise.all([create(sunil), create(sunil), create(sunil)]);
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test("what the member's listing says is filled in", async () => {
  const leela = await app.signIn("Leela");
  await insertListing(app, leela, { name: "Leela Interiors", website: "https://leela.example.in" });
  const { company, step } = (await create(leela)).json;
  expect(company).toMatchObject({
    name: "Leela Interiors",
    website: "https://leela.example.in",
    phone: "+918041234567",
    address: { line1: "12 Church Street", city: "Bengaluru", state: "Karnataka", pin: "560001" },
    listing: { name: "Leela Interiors" },
  });
  expect(step).toBe(1);
});

test("a stranger neither saves nor completes nor changes it", async () => {
  const [owner, stranger] = [await app.signIn("Owner"), await app.signIn("Stranger")];
  const id = await readyOf(owner, { 2: { gstin: "", noGst: true } });
  const tries = [
    await saveStep(stranger, id, 1, ONBOARDING[1]),
    await complete(stranger, id),
    await call(stranger, "PATCH", `/${id}`, { tagline: "Mine" }),
    await call(stranger, "DELETE", `/${id}`),
    await call(stranger, "POST", `/${id}/hide`, {}),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await rowOf(id))?.completedAt).toBeNull();
});

test("a hidden company is shown to its owner only, a deleted one is gone and can be restored", async () => {
  const owner = await app.signIn("Owner");
  const { id } = await insertCompany(app, owner);
  const seen = () => app.call("GET", `/api/companies/${id}`);
  await call(owner, "POST", `/${id}/hide`, {});
  expect((await seen()).status).toBe(404);
  expect((await call(owner, "GET", `/${id}`)).json.status).toBe("hidden");
  await call(owner, "POST", `/${id}/show`, {});
  expect((await seen()).status).toBe(200);
  expect((await call(owner, "DELETE", `/${id}`)).status).toBe(204);
  const gone = await seen();
  expect([gone.status, gone.json.message]).toEqual([410, COMPANY_TEXT.gone]);
  expect((await call(owner, "GET", "/deleted")).json.companies).toMatchObject([{ _id: id }]);
  expect((await call(owner, "POST", `/${id}/restore`, {})).status).toBe(200);
  expect((await seen()).status).toBe(200);
});

test("two tabs change it: the one with the old version is told", async () => {
  const owner = await app.signIn("Owner");
  const { id, version } = await insertCompany(app, owner);
  expect((await call(owner, "PATCH", `/${id}`, { tagline: "First", version })).status).toBe(200);
  expect((await call(owner, "PATCH", `/${id}`, { tagline: "Second", version })).status).toBe(409);
  expect((await call(owner, "PATCH", `/${id}`, { about: "Too short" })).json.fields).toMatchObject({
    about: "At least 50 characters.",
  });
});

test("opening the set-up shows what Meera's card says, with its address, and writes nothing", async () => {
  const meera = await app.signIn("Meera");
  const card = {
    name: "Meera Joshi",
    company: "Joshi Pumps",
    role: "Owner",
    phone: "9822012345",
    address: "14 Industrial Estate, Hadapsar, Pune 411013, Maharashtra",
  };
  await app.call("POST", "/api/business-cards", { as: meera, body: card });
  const known = (await app.call("GET", "/api/companies/known", { as: meera })).json;
  const address = {
    line1: "14 Industrial Estate, Hadapsar",
    line2: "",
    locality: "",
    city: "Pune",
    state: "Maharashtra",
    pin: "411013",
  };
  expect(known).toMatchObject({ name: "Joshi Pumps", readablePhone: "+91 98220 12345", address });
  expect(await me(meera)).toMatchObject({ companyId: null });
  expect((await create(meera)).json.company).toMatchObject({ name: "Joshi Pumps", address });
});

test("an address in one line is taken apart only as far as it can be told", () => {
  expect(addressInText("Flat 3, Karol Bagh, Delhi 110005")).toMatchObject({
    line1: "Flat 3, Karol Bagh",
    city: "Delhi",
    state: "Delhi",
    pin: "110005",
  });
  expect(addressInText("Behind the temple")).toMatchObject({
    line1: "Behind the temple",
    pin: "",
    state: "",
  });
  expect(addressInText("")).toMatchObject({ line1: "", pin: "", state: "" });
});
