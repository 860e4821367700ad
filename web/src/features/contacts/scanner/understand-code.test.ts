import { describe, expect, test } from "vitest";
import { readMecard } from "./mecard-text.ts";
import { understandCode, webAddress } from "./understand-code.ts";

const ORIGINS = ["https://cardplaza.example", "http://localhost:3000"];
const understand = (text: string) => understandCode(text, ORIGINS);

describe("a link of our own", () => {
  test.each([
    ["https://cardplaza.example/card/asha-menon-abc", "/card/asha-menon-abc"],
    ["http://localhost:3000/preview/card/asha-abc/", "/preview/card/asha-abc/"],
    ["HTTPS://CARDPLAZA.EXAMPLE/business-card/asha-abc", "/business-card/asha-abc"],
    ["cardplaza.example/team-card/asha-abc", "/team-card/asha-abc"],
    ["https://cardplaza.example/Card/asha-abc?token=planted#x", "/Card/asha-abc"],
  ])("%s opens its card, by the path alone", (text, path) => {
    expect(understand(text)).toEqual({ kind: "card", path });
  });

  test("a code of the studio is known, though it may lead anywhere", () => {
    expect(understand("https://cardplaza.example/q/abcdefg")).toEqual({ kind: "code", path: "/q/abcdefg" });
  });

  test.each([
    "https://cardplaza.example.evil.in/card/asha-abc",
    "https://cardplaza.example@evil.in/card/asha-abc",
    "https://cardplaza.example:8443/card/asha-abc",
    "https://cardplaza.example/auth?redirect=/card/asha-abc",
    "https://cardplaza.example/card/../auth/x",
  ])("%s is another address", (text) => {
    expect(understand(text).kind).toBe("address");
  });
});

test("another address is named by its host, whatever comes before it", () => {
  expect(understand("https://bank.example@evil.in/login")).toMatchObject({ host: "evil.in" });
  expect(understand("https://exämple.in/")).toMatchObject({ host: "xn--exmple-cua.in" });
  expect(understand("www.menon.example/menu")).toEqual({
    kind: "address",
    url: "https://www.menon.example/menu",
    host: "www.menon.example",
  });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt://cardplaza.example/%0aalert(1)",
  "data:text/html,hello",
  "upi://pay?pa=asha@bank",
  "WIFI:S:Cafe;T:WPA;P:secret;;",
  "asha@menon.example",
  "Meet me at 5.30",
  "5.30",
  "MECARD:N:;;",
  "https://",
  "",
])("%s stays a text", (text) => {
  expect(understand(text)).toEqual({ kind: "text", text });
});

test("a typed address needs no scheme, but a dot", () => {
  expect(webAddress(" menon.example ")?.href).toBe("https://menon.example/");
  expect(webAddress("localhost")).toBeNull();
  expect(webAddress("http://localhost:3000/card/x")?.host).toBe("localhost:3000");
});

describe("a contact", () => {
  test("in a vCard fills the form in, within its bounds", () => {
    const vcard = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Menon;Asha;;;",
      `FN:Asha ${"Menon".repeat(40)}`,
      "ORG:Menon Design Studio",
      "TITLE:Architect",
      "TEL;TYPE=WORK,VOICE:+91 98200 10101",
      "EMAIL:asha@menon.example",
      "URL:menon.example",
      "ADR;TYPE=WORK:;;14\\, Linking Road\\nBandra;Mumbai;;400050;India",
      "NOTE:Met in Pune\\nCall after 4",
      "END:VCARD",
    ].join("\n");
    const understood = understand(vcard);
    expect(understood).toMatchObject({
      kind: "contact",
      contact: {
        role: "Architect",
        company: "Menon Design Studio",
        phone: "+91 98200 10101",
        email: "asha@menon.example",
        website: "https://menon.example",
        address: "14, Linking Road, Bandra, Mumbai, 400050, India",
        notes: "Met in Pune\nCall after 4",
      },
    });
    expect(understood.kind === "contact" && understood.contact.name?.length).toBe(80);
  });

  test("in a MECARD likewise", () => {
    expect(
      understand(
        "MECARD:N:Menon,Asha;TEL:+919820010101;EMAIL:asha@menon.example;URL:javascript\\:alert(1);;",
      ),
    ).toEqual({
      kind: "contact",
      contact: { name: "Asha Menon", phone: "+919820010101", email: "asha@menon.example" },
    });
  });
});

describe("MECARD", () => {
  test("escapes, several numbers and what nobody knows are read past", () => {
    expect(
      readMecard(
        "mecard:N:Rao\\, Sons;ORG:Rao\\; Sons\\: Mumbai;TEL:022 2345;TEL:98200;X-FOO:bar;" +
          "URL:https\\://rao.example/a?b=1;ADR:,,12 MG Road,Pune,,411001,India;NOTE:a\\\\b;;rest",
      ),
    ).toEqual({
      name: "Rao, Sons",
      phone: "022 2345",
      email: "",
      company: "Rao; Sons: Mumbai",
      role: "",
      website: "https://rao.example/a?b=1",
      address: "12 MG Road, Pune, 411001, India",
      notes: "a\\b",
    });
  });

  test("an address with an unescaped colon is whole, and other texts are no MECARD", () => {
    expect(readMecard("MECARD:N:Asha;URL:https://rao.example;;")?.website).toBe("https://rao.example");
    expect(readMecard("BEGIN:VCARD")).toBeNull();
    expect(readMecard("MECARD")).toBeNull();
  });
});
