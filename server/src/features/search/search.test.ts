import { beforeAll, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { sql } from "drizzle-orm";
import { readQuery } from "./search-text.ts";
import { spreadPremium } from "./spread-premium.ts";
import { createFoundBusiness, searchFor, titlesOf } from "./search.fixtures.ts";

const app = await sharedTestApp();
let farah: Person;

beforeAll(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
});

const businesses = async (params: string, as?: Person) =>
  titlesOf(await searchFor(app, `type=business&${params}`, as));

describe("ranking", () => {
  test("an exact name comes first, before a premium member's longer name", async () => {
    await createFoundBusiness(app, "Kaveri Plumbing and Sanitary Works", { category: "plumbers" }, farah);
    await createFoundBusiness(app, "Kaveri Plumbing", { category: "plumbers" });
    await createFoundBusiness(app, "Cauvery Sanitary", {
      category: "plumbers",
      description: "Ask for Kaveri Plumbing on the second floor, they know the way to our workshop.",
    });
    const { results } = await searchFor(app, "type=business&q=kaveri+plumbing&city=Bengaluru");
    expect(results.map(({ title }) => title)).toEqual([
      "Kaveri Plumbing",
      "Kaveri Plumbing and Sanitary Works",
      "Cauvery Sanitary",
    ]);
    expect(results[0]?.why).toEqual(expect.arrayContaining(["Exactly this name", "In Bengaluru"]));
    expect(results[1]?.why).toEqual(
      expect.arrayContaining(["Name matches", "Pro member, shown a little higher"]),
    );
    expect(results[1]?.badges).toEqual(["Pro"]);
    expect(results[2]?.why[0]).toBe("Mentioned in the description");
  });

  test("a search that finds nothing in a city names near cities where it does", async () => {
    await createFoundBusiness(app, "Zorawar Telescopes", { category: "plumbers", city: "Pune" });
    const near = await searchFor(app, "q=zorawar&city=Lonavla");
    expect([near.results, near.nearCities]).toEqual([[], ["Pune"]]);
    expect(await searchFor(app, "q=zorawar&city=Guwahati")).not.toHaveProperty("nearCities");
    expect(await searchFor(app, "q=zorawar&city=Pune")).not.toHaveProperty("nearCities");
  });

  test("a misspelling finds results and is corrected", async () => {
    await createFoundBusiness(app, "Paradise Biryani House", { category: "restaurants", city: "Hyderabad" });
    const response = await searchFor(app, "q=biriyani&city=Hyderabad");
    expect(titlesOf(response)).toEqual(["Paradise Biryani House"]);
    expect(await businesses("q=biryanii+huose&city=Hyderabad")).toEqual(["Paradise Biryani House"]);
    // The tab that is not open counts as many as it will show.
    const { counts } = await searchFor(app, "q=paraise+biryai&city=Hyderabad&type=card&asTyped=true");
    expect(counts).toMatchObject({ business: 1 });
    // One clear reading is searched at once, with the typed words one click away.
    const read = await searchFor(app, "q=paradize&type=business");
    expect(read).toMatchObject({ didYouMean: "paradise", showingFor: "paradise", counts: { business: 1 } });
    expect(read.results[0]).toMatchObject({
      title: "Paradise Biryani House",
      why: ["Name matches", expect.anything()],
    });
    const typed = await searchFor(app, "q=paradize&type=business&asTyped=true");
    expect(typed.results[0]?.why).toEqual(["Name is like 'paradize'", expect.anything()]);
    expect(typed).toMatchObject({ didYouMean: "paradise" });
    expect(typed).not.toHaveProperty("showingFor");
    // A category is corrected too, and never leaves the page empty.
    expect(await searchFor(app, "q=restaurnt+hyderabad&type=business")).toMatchObject({
      showingFor: "restaurant hyderabad",
      results: [{ title: "Paradise Biryani House" }],
    });
    expect(await searchFor(app, "q=xylophonist")).toMatchObject({ results: [], counts: { business: 0 } });
  });

  test("premium never lifts what does not match, and never takes more than three places in a row", async () => {
    for (let at = 0; at < 6; at++) {
      const owner = await app.signIn(`Owner ${at}`, { premium: true });
      await createFoundBusiness(
        app,
        `Lotus Yoga ${"abcdef"[at]}`,
        { category: "yoga-classes", city: "Mysuru" },
        owner,
      );
    }
    for (const which of ["x", "y", "z"])
      await createFoundBusiness(app, `Lotus Yoga ${which}`, { category: "yoga-classes", city: "Mysuru" });
    const { results } = await searchFor(app, "type=business&q=lotus+yoga&city=Mysore");
    expect(results.map(({ badges }) => (badges.includes("Pro") ? "P" : "-")).join("")).toBe("PPP-PPP--");
    expect(results.find(({ title }) => title.includes("Kaveri"))).toBeUndefined();
    expect(results.every(({ why }) => why.length > 0)).toBe(true);
    const many = Array.from({ length: 5 }, (_, at) => ({ isPremium: true, at }));
    expect(spreadPremium([...many, { isPremium: false, at: 9 }]).map(({ at }) => at)).toEqual([
      0, 1, 2, 9, 3, 4,
    ]);
  });

  test("ratings, replies and the searcher's own city count a little", async () => {
    const [good, fair] = await Promise.all([
      createFoundBusiness(app, "Anand Tailors", { city: "Surat", ratingSum: 46, ratingCount: 10 }),
      createFoundBusiness(app, "Anand Tailors", { city: "Surat", ratingSum: 20, ratingCount: 10 }),
    ]);
    const { results } = await searchFor(app, "type=business&q=anand+tailors&city=surat");
    expect(results.map(({ _id }) => _id)).toEqual([good.id, fair.id]);
    expect(results[0]).toMatchObject({ rating: 4.6, why: expect.arrayContaining(["Rated 4.6 by 10"]) });
    expect(await businesses("q=anand&rating=4")).toHaveLength(1);

    const owner = await app.signIn("Slow Owner", { premium: true });
    await createFoundBusiness(app, "Mango Movers", { city: "Surat", slowReplies: true }, owner);
    const [slow] = (await searchFor(app, "q=mango+movers")).results;
    expect([slow?.badges, slow?.why.join()]).toEqual([
      ["Pro"],
      expect.not.stringContaining("shown a little higher"),
    ]);
  });

  test("by rating only the ratings count, not the closest match", async () => {
    const city = "Jodhpur";
    const paid = await app.signIn("Paid Owner", { premium: true });
    const rated = (ratingSum: number, ratingCount: number) => ({ city, ratingSum, ratingCount });
    await createFoundBusiness(app, "Marwar Stone", rated(38, 10));
    await createFoundBusiness(app, "Marwar", rated(0, 0));
    await createFoundBusiness(app, "Marwar Stone and Marble", rated(9, 2), paid);
    await createFoundBusiness(app, "Old Fort Masons", {
      ...rated(50, 10),
      description: "Cutters of Marwar stone for homes and temples since the days of the old fort.",
    });
    await createFoundBusiness(
      app,
      "Marwar Arts",
      rated(0, 0),
      await app.signIn("Paid Too", { premium: true }),
    );
    const best = ["Old Fort Masons", "Marwar Stone and Marble", "Marwar Stone", "Marwar Arts", "Marwar"];
    expect(await businesses("q=marwar&city=Jodhpur&sort=rating")).toEqual(best);
    expect(await businesses("city=Jodhpur&sort=rating")).toEqual(best);
    const { results } = await searchFor(app, "q=marwar&type=business&sort=rating");
    expect(results.flatMap(({ why }) => why).join()).not.toContain("shown a little higher");
  });

  test("sorts by rating, by age and by distance", async () => {
    const old = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    await createFoundBusiness(app, "Ooty Tea One", {
      city: "Chennai",
      ratingSum: 50,
      ratingCount: 10,
      publishedAt: old,
    });
    await createFoundBusiness(app, "Ooty Tea Two", {
      city: "Vellore",
      pin: "632001",
      ratingSum: 10,
      ratingCount: 5,
    });
    expect(await businesses("q=ooty+tea&sort=rating")).toEqual(["Ooty Tea One", "Ooty Tea Two"]);
    expect(await businesses("q=ooty+tea&sort=newest")).toEqual(["Ooty Tea Two", "Ooty Tea One"]);
    const near = "q=ooty+tea&near=Vellore&sort=distance&radiusKm=200";
    expect(await businesses(near, farah)).toEqual(["Ooty Tea Two", "Ooty Tea One"]);
    expect(await businesses("q=ooty+tea&near=632001&radiusKm=30", farah)).toEqual(["Ooty Tea Two"]);
  });
});

describe("what is typed", () => {
  test("a telephone number never matches, in any spelling", async () => {
    const fields = {
      phone: "+919845012345",
      description: "Call us on 98450 12345 or 080-4123 4567 for plumbing at any hour of the day or night.",
    };
    await createFoundBusiness(app, "Night Owl Plumbing", fields);
    for (const typed of [
      "9845012345",
      "98450 12345",
      "+91 98450-12345",
      "098450.12345",
      "(080) 4123 4567",
      "४१२३४५६७",
      "९८४५०१२३४५",
      "12345",
      "4123",
      "98450",
    ])
      expect(await searchFor(app, `q=${encodeURIComponent(typed)}`)).toMatchObject({ results: [] });
    expect(await businesses("q=night+owl+98450+12345")).toEqual(["Night Owl Plumbing"]);
  });

  test("finds by stem, category word, PIN, quarter, other scripts and old city names", async () => {
    await createFoundBusiness(app, "Deccan Interiors", {
      category: "interior-designers",
      city: "Pune",
      pin: "411004",
      locality: "Deccan Gymkhana",
    });
    await createFoundBusiness(app, "आशा मिठाई", { category: "sweet-shops", city: "Pune", pin: "411002" });
    await createFoundBusiness(app, "செந்தில் ஸ்டோர்ஸ்", { category: "sweet-shops", city: "Chennai" });
    await createFoundBusiness(app, "Café Crème", { category: "cafes", city: "Puducherry" });
    for (const typed of [
      "interior deccan",
      "decorators gymkhana",
      "411004",
      "deccan 411004",
      '"deccan interiors"',
      "deccan -plumbing",
      "plumbng or deccan",
    ])
      expect([typed, await businesses(`q=${encodeURIComponent(typed)}`)]).toEqual([
        typed,
        ["Deccan Interiors"],
      ]);
    expect(await businesses(`q=${encodeURIComponent("आशा")}`)).toEqual(["आशा मिठाई"]);
    expect(await businesses(`q=${encodeURIComponent("செந்தில்")}&city=Madras`)).toEqual(["செந்தில் ஸ்டோர்ஸ்"]);
    expect(await businesses("q=cafe+creme")).toEqual(["Café Crème"]);
    expect(await businesses("q=sanitary&city=Bangalore")).toContain("Cauvery Sanitary");
    expect(await businesses("q=deccan+-interiors")).toEqual([]);
    expect(await businesses("city=Pune&category=food")).toEqual(["आशा मिठाई"]);
    expect(readQuery("Plumber near me, Bangalore").words).toEqual(["plumber", "bengaluru"]);
  });

  test("odd input gets a response, not an error", async () => {
    for (const typed of ["%", "_", "\\", "' | !(", ":*", "a", "& & &", '"', "-", "or", "the", "🙂🙂"])
      expect(await searchFor(app, `q=${encodeURIComponent(typed)}`)).toMatchObject({ results: [] });
    expect((await app.call("GET", `/api/search?q=${"x".repeat(101)}`)).status).toBe(400);
    expect((await app.call("GET", "/api/search?type=spaceship")).status).toBe(400);
    expect((await app.call("GET", "/api/search?page=nonsense&q=deccan")).json.page).toBe(1);
  });
});

describe("narrowing", () => {
  test("one city is free; several, a radius and saved filters need the plan", async () => {
    const ravi = await app.signIn("Ravi Kulkarni");
    for (const params of ["q=tea&city=Chennai&city=Vellore", "q=tea&near=Vellore", "q=tea&radiusKm=5"])
      for (const as of [undefined, ravi])
        expect(await app.call("GET", `/api/search?${params}`, { as })).toMatchObject({
          status: 403,
          json: { code: "PREMIUM_REQUIRED", feature: "City filters" },
        });
    expect((await app.call("GET", "/api/search/saved", { as: ravi })).json.feature).toBe("City filters");
    expect(await businesses("q=ooty&city=Chennai&city=Vellore", farah)).toHaveLength(2);
    expect(await app.call("GET", "/api/search?near=Nowhereville", { as: farah })).toMatchObject({
      status: 400,
    });
  });

  test("a business is found in the cities that it serves, and says so", async () => {
    await createFoundBusiness(app, "Wandering Photos", {
      city: "Kochi",
      serviceCities: ["Calicut", "Thrissur"],
    });
    const [served] = (await searchFor(app, "q=wandering+photos&city=Thrissur")).results;
    expect(served).toMatchObject({ city: "Kochi", why: expect.arrayContaining(["Serves Thrissur"]) });
    expect(await businesses("city=Thrissur")).toEqual(["Wandering Photos"]);
    expect(await businesses("city=Kochi")).toEqual(["Wandering Photos"]);
  });

  test("open now, all kinds at once, pages and counts", async () => {
    const open = await createFoundBusiness(app, "Always Open Chemist", {
      category: "pharmacies",
      city: "Patna",
      is24x7: true,
    });
    await createFoundBusiness(app, "Never Open Chemist", { category: "pharmacies", city: "Patna" });
    for (let at = 0; at < 22; at++) await createFoundBusiness(app, `Patna Chemist ${at}`, { city: "Patna" });
    expect(await businesses("q=open+chemist&city=Patna&openNow=true")).toEqual([open.name]);
    const all = await searchFor(app, "q=chemist&city=Patna");
    expect(all.results).toHaveLength(3);
    expect(all.counts).toMatchObject({ card: 0, business: 24, person: 0 });
    const second = await searchFor(app, "q=chemist&city=Patna&type=business&page=2");
    expect([second.results.length, second.page, second.pages]).toEqual([4, 2, 2]);
    const first = await searchFor(app, "q=chemist&city=Patna&type=business");
    const ids = new Set([...first.results, ...second.results].map(({ _id }) => _id));
    expect(ids.size).toBe(24);
  });

  test("open and nearest businesses are found behind a thousand others", async () => {
    await app.db
      .execute(sql`insert into search_entries (type, id, audience, name_key, words, city_key, city_keys,
        lat, lng, open_spans, quality, created_at, updated_at, digest)
      select 'business', 'q' || lpad(at::text, 19, '0'), 'all', 'crowd', setweight(to_tsvector('crowd'), 'A'),
        'raipur', '{raipur}', 21.9, 82.5, '{}', 0.15, now(), now(), '' from generate_series(1, 1100) at`);
    const about = {
      city: "Raipur",
      lat: 21.25,
      lng: 81.63,
      is24x7: true,
      description: "Away from the crowd.",
    };
    await createFoundBusiness(app, "Quiet Corner", about);
    for (const filters of ["q=crowd&openNow=true", "q=crowd&sort=distance", "openNow=true", "sort=distance"])
      expect(await businesses(`city=Raipur&${filters}`)).toEqual(["Quiet Corner"]);
    const { counts } = await searchFor(app, "q=crowd&city=Raipur&openNow=true");
    expect(counts).toMatchObject({ business: 1, card: 0 });
  });
});

describe("scripts and languages", () => {
  const search = (typed: string, more = "") => businesses(`q=${encodeURIComponent(typed)}${more}`);

  test("a name is found in another script and in another spelling", async () => {
    const city = "Indore";
    await createFoundBusiness(app, "श्री लक्ष्मी ज्वेलर्स", { city, category: "jewellers" });
    await createFoundBusiness(app, "Shree Laxmi Textiles", { city, category: "fabric-shops" });
    await createFoundBusiness(app, "லக்ஷ்மி ஸ்டோர்ஸ்", { city, category: "gift-shops" });
    for (const typed of ["lakshmi", "laxmi", "लक्ष्मी", "లక్ష్మి", "ಲಕ್ಷ್ಮಿ", "লক্ষ্মী", "லக்ஷ்மி"]) {
      const found = await search(typed, "&city=Indore");
      expect([typed, found.toSorted()]).toEqual([
        typed,
        ["Shree Laxmi Textiles", "श्री लक्ष्मी ज्वेलर्स", "லக்ஷ்மி ஸ்டோர்ஸ்"],
      ]);
    }
    for (const typed of ["shri lakshmi", "sri laxmi", "श्री लक्ष्मी"])
      expect([typed, (await search(typed, "&city=Indore")).slice(0, 2).toSorted()]).toEqual([
        typed,
        ["Shree Laxmi Textiles", "श्री लक्ष्मी ज्वेलर्स"],
      ]);
    expect((await search("श्री लक्ष्मी ज्वेलर्स"))[0]).toBe("श्री लक्ष्मी ज्वेलर्स");
    // Quotes mean exactly these letters.
    expect(await search('"shri lakshmi"', "&city=Indore")).toEqual(["श्री लक्ष्मी ज्वेलर्स"]);
  });

  test("a category is found by the words people use for it", async () => {
    const city = "Nagpur";
    await createFoundBusiness(app, "Needle Point", { city, category: "tailors-and-boutiques" });
    await createFoundBusiness(app, "Dr. Rao", { city, category: "general-physicians" });
    await createFoundBusiness(app, "Haldi and Sons", { city, category: "sweet-shops" });
    await createFoundBusiness(app, "Corner Store", { city, category: "grocery-and-kirana" });
    for (const [typed, name] of [
      ["दर्जी", "Needle Point"],
      ["darzi", "Needle Point"],
      ["தையல்", "Needle Point"],
      ["దర్జీ", "Needle Point"],
      ["ದರ್ಜಿ", "Needle Point"],
      ["দর্জি", "Needle Point"],
      ["शिंपी", "Needle Point"],
      ["डॉक्टर", "Dr. Rao"],
      ["doctor", "Dr. Rao"],
      ["மருத்துவர்", "Dr. Rao"],
      ["মিষ্টি", "Haldi and Sons"],
      ["मिठाई", "Haldi and Sons"],
      ["मिठाई की दुकान", "Haldi and Sons"],
      ["halwai", "Haldi and Sons"],
      ["kirana", "Corner Store"],
      ["மளிகை", "Corner Store"],
      ["किराणा", "Corner Store"],
    ] as const)
      expect([typed, await search(typed, "&city=Nagpur")]).toEqual([typed, [name]]);
    const { results } = await searchFor(app, `q=${encodeURIComponent("दर्जी")}&city=Nagpur&type=business`);
    expect(results[0]?.why[0]).toBe("Category matches");
  });

  test("suggestions match beginnings in any script, and name categories", async () => {
    const suggest = async (q: string) =>
      (await app.call("GET", `/api/search/suggest?q=${encodeURIComponent(q)}`)).json.suggestions;
    const tailors = {
      kind: "category",
      text: "Tailors and boutiques",
      category: "tailors-and-boutiques",
      type: "business",
    };
    for (const typed of ["दर्जी", "darzi", "தையல்", "দর্জি"])
      expect(await suggest(typed)).toContainEqual(tailors);
    for (const typed of ["shri laks", "sri lax", "श्री ल"])
      expect([typed, await suggest(typed)]).toEqual([
        typed,
        expect.arrayContaining([
          { kind: "name", text: "Shree Laxmi Textiles" },
          { kind: "name", text: "श्री लक्ष्मी ज्वेलर्स" },
        ]),
      ]);
    expect(await suggest("पुणे")).toContainEqual(expect.objectContaining({ kind: "city", text: "Pune" }));
  });
});

test("suggestions are few: names, categories and cities", async () => {
  const suggest = async (q: string) =>
    (await app.call("GET", `/api/search/suggest?q=${encodeURIComponent(q)}`)).json.suggestions;
  expect(await suggest("k")).toEqual(expect.any(Array));
  const found = await suggest("pl");
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found).toContainEqual({
    kind: "category",
    text: "Plumbers",
    category: "plumbers",
    type: "business",
  });
  expect(await suggest("Kaveri pl")).toContainEqual({ kind: "name", text: "Kaveri Plumbing" });
  expect(await suggest("bangal")).toContainEqual(
    expect.objectContaining({ kind: "city", text: "Bengaluru" }),
  );
  expect(await suggest("9845012345")).toEqual([]);
  expect(await suggest("100%_")).toEqual([]);
});
