import { describe, expect, test } from "vitest";
import { readVcard } from "@cardplaza/contract/cards/vcard-text";
import { asha } from "./contact.fixtures.ts";
import { readContact } from "./read-contact.fixtures.ts";
import { writeVcard } from "./write-vcard.ts";

const HOSTILE = 'a,b;c\\d "e" <script>\r\nEND:VCARD\r\nTEL:666\nfin 😀👩‍👩‍👧 आशा श्रीवास्तव';
const cleaned = HOSTILE.replaceAll("\r\n", "\n");

describe("a contact file", () => {
  test("is vCard 3.0 with work-type fields", () => {
    expect(writeVcard(asha).split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Sharma;Asha Devi;;;",
      "FN:Asha Devi Sharma",
      "ORG:Sharma Textiles",
      "TITLE:Managing Director",
      "TEL;TYPE=WORK,VOICE:+919820012345",
      "TEL;TYPE=WORK,VOICE:02223456789",
      "EMAIL;TYPE=WORK:asha@example.in",
      "EMAIL;TYPE=WORK:office@sharma.example",
      "ADR;TYPE=WORK:;;14 Linking Road\\nBandra West\\, Mumbai 400050;;;;",
      "URL:https://sharma.example",
      "item1.URL:https://linkedin.com/in/asha",
      "item1.X-ABLabel:LinkedIn",
      "X-SOCIALPROFILE;type=linkedin:https://linkedin.com/in/asha",
      "item2.URL:https://instagram.com/asha",
      "item2.X-ABLabel:Instagram",
      "X-SOCIALPROFILE;type=instagram:https://instagram.com/asha",
      "NOTE:Handlooms since 1962",
      "REV:2026-05-01T10:20:30Z",
      "UID:cardplaza-0mabcdefghijklmnopqr",
      "END:VCARD",
      "",
    ]);
  });

  test("of one word has a given name and no family name", () => {
    expect(writeVcard({ ...asha, name: "आशा" })).toContain("\r\nN:;आशा;;;\r\nFN:आशा\r\n");
  });

  test("has each address and number once", () => {
    const file = writeVcard({ ...asha, business_phone: "+91 (98200) 12345", business_email: asha.email });
    expect(file.match(/^(TEL|EMAIL)/gm)).toEqual(["TEL", "EMAIL"]);
  });

  test("has no line for empty fields, and no stock sentence as a note", () => {
    const nothing = { role: "", company: "", email: "", phone: "", business_phone: "", business_email: "" };
    const links = { address: "", website: "", linkedin_url: "", instagram_url: "", shortDescription: "" };
    expect(readContact(writeVcard({ ...asha, ...nothing, ...links })).names).toEqual([
      "version",
      "n",
      "fn",
      "rev",
      "uid",
    ]);
  });

  test("with hostile text in every field is still one contact, read by another program field by field", () => {
    const file = writeVcard({
      ...asha,
      name: "Asha, Devi; \\Sharma\r\nEND:VCARD",
      role: HOSTILE,
      company: HOSTILE,
      address: HOSTILE,
      longDescription: HOSTILE.repeat(26).slice(0, 2000),
      shortDescription: "",
      custom_notes: HOSTILE,
      website: "https://sharma.example/a,b;c?d=\\e",
      youtube_url: "javascript:alert(1)",
    });
    const contact = readContact(file);
    expect(contact.kind).toBe("vcard");
    expect(contact.value("fn")).toBe("Asha, Devi; \\Sharma\nEND:VCARD");
    expect(contact.value("n")).toEqual(["END:VCARD", "Asha, Devi; \\Sharma", "", "", ""]);
    expect(contact.value("title")).toBe(cleaned);
    expect(contact.value("org")).toEqual(cleaned);
    expect(contact.value("adr")).toEqual(["", "", cleaned, "", "", "", ""]);
    const description = HOSTILE.repeat(26).slice(0, 2000).toWellFormed().replaceAll("\r\n", "\n").trim();
    expect(contact.value("note")).toBe(`${description}\n\n${cleaned}`);
    expect(contact.values("tel")).toEqual(["+919820012345", "02223456789"]);
    expect(contact.value("url")).toBe("https://sharma.example/a,b;c?d=%5Ce");
    expect(file).not.toContain("javascript");
  });

  test("is folded at 75 octets, never inside a character", () => {
    const notes = "न😀é,".repeat(125);
    const file = writeVcard({ ...asha, shortDescription: "", custom_notes: notes }, Buffer.alloc(30_000, 5));
    const lines = file.slice(0, -2).split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.every((line) => line.isWellFormed() && !/[\r\n]/.test(line))).toBe(true);
    expect(readContact(file).value("note")).toBe(notes);
  });

  test("contains its photo", () => {
    const photo = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 256));
    const contact = readContact(writeVcard(asha, photo));
    expect(contact.params("photo")).toEqual([{ encoding: "b", type: "JPEG" }]);
    expect(Buffer.from(contact.value("photo") as string, "base64")).toEqual(photo);
  });

  test("is imported as the same card", () => {
    expect(readVcard(writeVcard(asha))?.fields).toEqual({
      name: asha.name,
      role: asha.role,
      company: asha.company,
      email: asha.email,
      business_email: asha.business_email,
      phone: "+919820012345",
      business_phone: "02223456789",
      address: asha.address,
      website: "https://sharma.example",
      linkedin_url: "https://linkedin.com/in/asha",
      instagram_url: asha.instagram_url,
      custom_notes: asha.shortDescription,
    });
  });
});
