import { expect, test } from "vitest";
import { guessContact } from "./guess-contact.ts";

test("a usual card is read field by field", () => {
  const text = `MITTI STUDIO
Meera Nair
Ceramic Artist & Founder
M: +91 98765 43210
E: meera@mittistudio.in
www.mittistudio.in
14, Church Street, 2nd Floor
Bengaluru 560001`;
  expect(guessContact(text)).toEqual({
    name: "Meera Nair",
    role: "Ceramic Artist & Founder",
    company: "MITTI STUDIO",
    phone: "+91 98765 43210",
    email: "meera@mittistudio.in",
    website: "www.mittistudio.in",
    address: "14, Church Street, 2nd Floor, Bengaluru 560001",
  });
});

test("a shouted name is written plainly; a fax is not called; the mobile goes before the fixed line", () => {
  const text = `DR. ANIL KUMAR RAO
Consultant Surgeon
City Care Hospital
Tel: 080-2558 1234   Fax: 080-2558 9999
Mob: 98450 12345
anilrao @ gmail. com`;
  expect(guessContact(text)).toEqual({
    name: "Dr. Anil Kumar Rao",
    role: "Consultant Surgeon",
    company: "City Care Hospital",
    phone: "98450 12345",
    email: "anilrao@gmail.com",
  });
});

test("the mail address distinguishes the name from a slogan", () => {
  const text = `Growing Together
Farah Siddiqui
Sales Manager
Noor Textiles Pvt. Ltd.
farah.siddiqui@noortextiles.com
+91-22-2345 6789`;
  expect(guessContact(text)).toMatchObject({
    name: "Farah Siddiqui",
    role: "Sales Manager",
    company: "Noor Textiles Pvt. Ltd.",
    phone: "+91-22-2345 6789",
  });
});

test("the name is above the role; of two numbers in a line the mobile is taken", () => {
  const text = `HOTEL SARAVANA
Pure Veg
K. Murugan
Proprietor
Ph : 044 28512345, 98410 11111
murugan@saravana.example. Chennai`;
  expect(guessContact(text)).toMatchObject({
    name: "K. Murugan",
    role: "Proprietor",
    company: "HOTEL SARAVANA",
    phone: "98410 11111",
    email: "murugan@saravana.example",
  });
});

test("scratches and single signs are nobody's name", () => {
  expect(guessContact("| ~\n—\n.:\nRavi\n9822011223")).toEqual({ name: "Ravi", phone: "9822011223" });
  expect(guessContact("")).toEqual({});
});

test("what is too long for a field is cut, not refused", () => {
  const address = `12, ${"Very Long Road ".repeat(40)}Mumbai 400001`;
  expect(guessContact(address).address?.length).toBe(300);
});

test("a capital I that was read as a small l becomes one again in a name", () => {
  expect(guessContact("Kavya lyer\nMarketing Manager\nkavya@iyer.in").name).toBe("Kavya Iyer");
});
