import { describe, expect, test } from "vitest";
import { decodePage, readPage } from "./read-page.ts";
import { threadTimeOf } from "../../../testing/cpu-time.ts";

describe("what a page says about itself", () => {
  test("OpenGraph comes first, in any order and with any quotes", () => {
    const html = `<html><head><title>Old</title>
      <meta content='Bolts &amp; nuts' property="og:title">
      <META NAME=description content="Plain"><meta property="og:description" content="All &#8377; prices&#x21;" />
      <meta property="og:site_name" content="Deshmukh"><meta property="og:image" content="/a.png"></head>`;
    expect(readPage(html)).toEqual({
      title: "Bolts & nuts",
      description: "All ₹ prices!",
      site: "Deshmukh",
      image: "/a.png",
    });
  });

  test("else its title and description, also of a page without a head", () => {
    const html = `<p>Hi</p><title>\n  Our  shop &ndash; Pune </title><meta name="description" content="Bread">`;
    expect(readPage(html)).toEqual({ title: "Our shop – Pune", description: "Bread", site: "", image: "" });
    expect(readPage("just words")).toEqual({ title: "", description: "", site: "", image: "" });
  });

  test("markup stays plain text, and scripts and comments are not read", () => {
    const html = `<!-- <title>Comment</title> --><script>"<title>Script</title>"</script>
      <title>&lt;b&gt;Bold&lt;/b&gt;</title><meta property="og:description" content="a > b\u202e\u0000">`;
    expect(readPage(html)).toMatchObject({ title: "<b>Bold</b>", description: "a > b" });
  });

  test("long texts are cut, and a page that was cut in the middle is read as far as it goes", () => {
    const { title } = readPage(`<title>${"x".repeat(400)}`);
    expect([title.length, title.endsWith("…")]).toEqual([151, true]);
    expect(readPage(`<meta property="og:title" content="Whole"><meta property="og:desc`).title).toBe("Whole");
  });

  test("a page made to keep the reader busy takes no time", async () => {
    const busy = await threadTimeOf(() => {
      for (const part of ["<meta ", '<meta a="', "<!--", "<script>", "<title", "&#x", "<meta content='"])
        readPage(part.repeat(Math.floor((512 * 1024) / part.length)));
    });
    expect(busy).toBeLessThan(3_000);
  });
});

test("its characters are read as it names them", () => {
  const latin = Buffer.from("<title>Café</title>", "latin1");
  expect(readPage(decodePage(latin, "iso-8859-1")).title).toBe("Café");
  const named = Buffer.from(`<meta charset="windows-1252"><title>Café</title>`, "latin1");
  expect(readPage(decodePage(named, "")).title).toBe("Café");
  expect(readPage(decodePage(Buffer.from("<title>चाय</title>"), "unheard-of")).title).toBe("चाय");
});
