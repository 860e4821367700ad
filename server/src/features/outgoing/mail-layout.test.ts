import { describe, expect, it } from "vitest";
import { layOutMail, unsubscribeHeaders } from "./mail-layout.ts";

const url = "https://cards.example.in/reset?a=1&b=2";

describe("the layout of mails", () => {
  it("says the same in text and in HTML", () => {
    const mail = layOutMail({
      heading: "Welcome, Asha",
      paragraphs: ["Your card is ready.", "नमस्ते"],
      code: "493817",
      button: { label: "Open your card", url },
      footer: "You get this because you signed up.",
      unsubscribeUrl: "https://cards.example.in/unsubscribe/x",
    });
    for (const part of [
      "Welcome, Asha",
      "Your card is ready.",
      "नमस्ते",
      "493817",
      "Open your card",
      "signed up",
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain(url);
    expect(mail.html).toContain('href="https://cards.example.in/reset?a=1&amp;b=2"');
    expect(mail.html).toContain('href="https://cards.example.in/unsubscribe/x"');
  });

  it("lists links under headings, as text whatever they say", () => {
    const attack = `"><script>alert(1)</script>`;
    const item = { title: "Accountant", url, lines: ["Kale & Sons", "₹6–9 L/yr · Pune"] };
    const lists = [
      { heading: "In Pune", items: [item] },
      { heading: attack, items: [{ ...item, title: attack, lines: [attack] }] },
    ];
    const mail = layOutMail({ heading: "New jobs", paragraphs: [], lists });
    expect(mail.text).toContain(`In Pune\n\nAccountant\nKale & Sons\n₹6–9 L/yr · Pune\n${url}\n\n`);
    expect(mail.html).toContain('href="https://cards.example.in/reset?a=1&amp;b=2"');
    expect(mail.html).toContain("Kale &amp; Sons");
    expect(mail.html).not.toContain("<script");
    const bad = [{ heading: "Bad", items: [{ ...item, url: "javascript:alert(1)" }] }];
    expect(() => layOutMail({ heading: "New jobs", paragraphs: [], lists: bad })).toThrow();
  });

  it("leaves out what is not given", () => {
    const { text, html } = layOutMail({ heading: "Hello", paragraphs: [] });
    expect(text).toBe("Hello\n\n-- \nCardplaza\n");
    expect(html).not.toMatch(/undefined|false|Unsubscribe|<a /);
  });

  it("shows hostile text as text", () => {
    const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
    const { html } = layOutMail({
      heading: attack,
      paragraphs: [attack],
      code: attack,
      button: { label: attack, url: `https://cards.example.in/${attack}` },
      footer: attack,
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).not.toMatch(/href="[^"]*"></);
  });

  it("preserves the lines of a paragraph", () => {
    expect(layOutMail({ heading: "Hi", paragraphs: ["one\ntwo"] }).html).toContain("one<br />two");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", " https://x", "//x"])("refuses %j as a link", (bad) => {
    expect(() => layOutMail({ heading: "Hi", paragraphs: [], button: { label: "Go", url: bad } })).toThrow(
      "link",
    );
    expect(() => layOutMail({ heading: "Hi", paragraphs: [], unsubscribeUrl: bad })).toThrow("link");
  });

  it("offers to unsubscribe with one click", () => {
    expect(unsubscribeHeaders(url)).toEqual({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
