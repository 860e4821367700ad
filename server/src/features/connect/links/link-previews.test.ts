import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { startWebsites } from "../../../platform/outside/websites.fixtures.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { jpegFrom } from "../../uploads/files.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { postCalls } from "../posts/post-calls.fixtures.ts";
import { linkPreviews } from "../posts/posts.table.ts";
import { deleteOldPreviews } from "./link-previews.ts";

const web = await startWebsites();
afterAll(() => web.stop());
const app = await sharedTestApp();
Object.assign(app.services.network, web.network);
const { create, edit, show } = postCalls(app);

let asha: Person;
beforeEach(async () => {
  web.reset();
  await app.db.delete(linkPreviews);
  asha = await app.signIn("Asha Menon");
});

const PAGE = `<title>Our shop</title><meta property="og:description" content="Bread every day">`;
const look = async (url: string, as = asha) =>
  (await app.call("POST", "/api/link-previews", { as, body: { url } })).json.link;
const pictureOf = (link: { image: string } | null) => readPictureUrl(link?.image ?? "")?.id ?? "";
const isStored = async (id: string) => (await app.db.$count(uploads, eq(uploads.id, id))) > 0;

async function withPicture(bytes?: Uint8Array, type = "image/jpeg") {
  const picture = bytes ?? (await jpegFrom());
  web.page("shop.example.com", `${PAGE}<meta property="og:image" content="http://cdn.example.com/a.jpg">`);
  web.site("cdn.example.com", (_request, response) =>
    response.writeHead(200, { "content-type": type }).end(picture),
  );
}

describe("a link preview", () => {
  test("shows what the page says, with its picture as our own", async () => {
    await withPicture();
    const link = await look("http://shop.example.com/today#top");
    expect(link).toMatchObject({
      url: "http://shop.example.com/today#top",
      site: "shop.example.com",
      title: "Our shop",
      description: "Bread every day",
      image: expect.stringMatching(/^\/files\/\w{20}\/1000x600\.webp$/),
    });
    const response = await fetch(app.url + link!.image);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const [upload] = await app.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, pictureOf(link)));
    expect(upload?.memberId).toBeNull();
  });

  test("is fetched for one account so often in an hour; a post then goes out without it, others are not held up", async () => {
    web.page("shop.example.com", PAGE);
    const ravi = await app.signIn("Ravi Kulkarni");
    const at = (page: number) => `http://shop.example.com/${page}`;
    for (let page = 0; page < 40; page++) expect(await look(at(page))).not.toBeNull();
    const { status } = await app.send("POST", "/api/link-previews", { as: asha, body: { url: at(40) } });
    expect(status).toBe(429);
    const { json } = await create(asha, { body: "Look", link: at(41) });
    expect([json.status, json.link]).toEqual(["published", null]);
    // What was seen today is not fetched again.
    expect(await look(at(3))).not.toBeNull();
    expect(await look(at(40), ravi)).not.toBeNull();
  });

  test("is fetched once a day, also by several at once and when there was nothing", async () => {
    web.page("shop.example.com", PAGE);
    const url = "http://shop.example.com/";
    const ravi = await app.signIn("Ravi Kulkarni");
    await Promise.all([look(url), look(url, ravi), look(`${url}#part`)]);
    expect(await look(url)).toMatchObject({ title: "Our shop" });
    await look("http://empty.example.com/");
    await look("http://empty.example.com/");
    expect(web.asked).toEqual(["shop.example.com/", "empty.example.com/"]);
    app.clock.advance({ days: 1, seconds: 1 });
    await look(url);
    expect(web.asked).toHaveLength(3);
  });

  test.each([
    ["of a private address", () => web.resolvesTo("shop.example.com", "192.168.1.1")],
    ["that redirects to one", () => web.redirect("shop.example.com", "http://169.254.169.254/latest/")],
    ["without a title", () => web.page("shop.example.com", "<p>Hello</p>")],
    ["of a file", () => web.page("shop.example.com", "%PDF", { "content-type": "application/pdf" })],
  ])("%s is none", async (_name, prepare) => {
    web.page("shop.example.com", PAGE);
    prepare();
    expect(await look("http://shop.example.com/")).toBeNull();
  });

  test("needs a web address", async () => {
    for (const url of ["javascript:alert(1)", "ftp://example.com", "http://a:b@example.com/"])
      expect((await app.send("POST", "/api/link-previews", { as: asha, body: { url } })).status).toBe(400);
  });

  test("has no picture if that is on a private address, too large, or no picture", async () => {
    await withPicture();
    web.resolvesTo("cdn.example.com", "10.0.0.1");
    expect(await look("http://shop.example.com/1")).toMatchObject({ title: "Our shop", image: "" });
    web.reset();
    await withPicture(Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(await look("http://shop.example.com/2")).toMatchObject({ title: "Our shop", image: "" });
    await withPicture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png");
    expect(await look("http://shop.example.com/3")).toMatchObject({ title: "Our shop", image: "" });
  });
});

describe("a post with a link", () => {
  test("shows the stored preview, else fetches it; without one it has no card", async () => {
    web.page("shop.example.com", PAGE);
    await look("http://shop.example.com/");
    const { json } = await create(asha, { body: "Look", link: "http://shop.example.com/" });
    expect(json.link).toMatchObject({ title: "Our shop", url: "http://shop.example.com/" });
    expect(web.asked).toHaveLength(1);
    const other = await create(asha, { body: "And here", link: "http://shop.example.com/new" });
    expect([other.json.link.title, web.asked.length]).toEqual(["Our shop", 2]);
    const none = await create(asha, { body: "Private", link: "http://10.0.0.1/" });
    expect([none.status, none.json.link]).toEqual([201, null]);
    const removed = await edit(asha, other.json._id, { link: null });
    expect([removed.json.link, removed.json.version]).toEqual([null, 2]);
  });

  test("keeps its picture when the preview is deleted; others lose theirs", async () => {
    await withPicture();
    const unused = await look("http://shop.example.com/unused");
    const { json: post } = await create(asha, { body: "Look", link: "http://shop.example.com/used" });
    app.clock.advance({ days: 1, seconds: 1 });
    const fresh = await look("http://shop.example.com/fresh");
    await deleteOldPreviews({ ...app.services, now: app.clock.now() });
    expect(await app.db.select({ url: linkPreviews.url }).from(linkPreviews)).toEqual([
      { url: "http://shop.example.com/fresh" },
    ]);
    expect(await isStored(pictureOf(unused))).toBe(false);
    expect(await isStored(pictureOf(fresh))).toBe(true);
    expect(await isStored(pictureOf((await show(asha, post._id)).json.link))).toBe(true);
  });

  test("another look after a day replaces the picture that no post shows", async () => {
    await withPicture();
    const before = await look("http://shop.example.com/");
    app.clock.advance({ days: 1, seconds: 1 });
    const after = await look("http://shop.example.com/");
    expect(pictureOf(after)).not.toBe(pictureOf(before));
    expect([await isStored(pictureOf(before)), await isStored(pictureOf(after))]).toEqual([false, true]);
  });
});
