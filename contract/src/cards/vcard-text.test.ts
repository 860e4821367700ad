import { describe, expect, test } from "vitest";
import { NewCard } from "./cards.ts";
import { decodeVcardFile } from "./vcard-lines.ts";
import { readVcard } from "./vcard-text.ts";

const file = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;
const PIXEL = "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////";

const IPHONE = file(
  "BEGIN:VCARD",
  "VERSION:3.0",
  "PRODID:-//Apple Inc.//iPhone OS 18.1//EN",
  "N:Sharma;Asha;Devi;Dr.;",
  "FN:Dr. Asha Devi Sharma",
  "ORG:Sharma Textiles Pvt. Ltd.;Exports",
  "TITLE:Managing Director",
  "EMAIL;type=INTERNET;type=HOME;type=pref:asha@example.in",
  "EMAIL;type=INTERNET;type=WORK:asha@sharmatextiles.example",
  "TEL;type=CELL;type=VOICE;type=pref:+91 98200 12345",
  "TEL;type=WORK;type=VOICE:022 2345 6789",
  "TEL;type=WORK;type=FAX:022 2345 0000",
  "item1.ADR;type=WORK;type=pref:;;14\\, Linking Road\\nBandra West;Mumbai;Maharashtra;400050;India",
  "item1.X-ABADR:in",
  "item2.URL;type=pref:https\\://sharmatextiles.example",
  "item2.X-ABLabel:_$!<HomePage>!$_",
  "X-SOCIALPROFILE;type=linkedin;x-user=asha-sharma:http://www.linkedin.com/in/asha-sharma",
  "X-SOCIALPROFILE;type=twitter;x-user=asha:x-apple:asha",
  "NOTE:Met at the Surat fair\\; handlooms\\, silk.\\nCall after 4.",
  "PHOTO;ENCODING=b;TYPE=JPEG:" + PIXEL.slice(0, 40),
  " " + PIXEL.slice(40, 60),
  "  " + PIXEL.slice(60),
  "END:VCARD",
);

const ANDROID = file(
  "BEGIN:VCARD",
  "VERSION:2.1",
  "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B6=E0=A4=B0=E0=A5=8D=E0=A4=AE=E0=A4=BE;=E0=A4=86=E0=A4=B6=E0=A4=BE;;;",
  "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=86=E0=A4=B6=E0=A4=BE=20=",
  "=E0=A4=B6=E0=A4=B0=E0=A5=8D=E0=A4=AE=E0=A4=BE",
  "TEL;CELL;PREF:+919820012345",
  "TEL;WORK:02223456789",
  "EMAIL;HOME:asha@example.in",
  "ORG:Sharma Textiles",
  "TITLE:Owner",
  "ADR;HOME:;;Flat 2;Pune;;411001;India",
  "URL:instagram.com/ashaweaves",
  "URL:sharmatextiles.example",
  "PHOTO;ENCODING=BASE64;JPEG:" + PIXEL.slice(0, 50),
  " " + PIXEL.slice(50),
  "",
  "END:VCARD",
);

const OUTLOOK = file(
  "BEGIN:VCARD",
  "VERSION:2.1",
  "X-MS-OL-DEFAULT-POSTAL-ADDRESS:2",
  "N;LANGUAGE=en-in;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:D=E9souza;Ren=E9",
  "FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Ren=E9 D=E9souza",
  "ORG:Goa Holidays",
  "TITLE:Manager",
  "TEL;WORK;VOICE:+91 832 2222222",
  "TEL;CELL;VOICE:+91 98221 11111",
  "ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;18 June Road=0D=0A2nd floor;Panaji;Goa;403001;India",
  "LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:18 June Road=0D=0A=",
  "Panaji, Goa 403001",
  "URL;WORK:http://goaholidays.example",
  "EMAIL;PREF;INTERNET:rene@goaholidays.example",
  "REV:20260105T103000Z",
  "END:VCARD",
);

const GOOGLE = file(
  "BEGIN:VCARD",
  "VERSION:3.0",
  "FN:Ravi Kumar",
  "N:Kumar;Ravi;;;",
  "EMAIL;TYPE=INTERNET;TYPE=WORK:ravi@kumar.example",
  "TEL;TYPE=CELL:+91 99999 00000",
  "ADR;TYPE=WORK:;;MG Road;Bengaluru;KA;560001;India;MG Road\\nBengaluru",
  "ORG:Kumar & Sons",
  "TITLE:Partner",
  "URL:http\\://www.google.com/profiles/1234",
  "item1.URL:https\\://www.youtube.com/@kumar",
  "item1.X-ABLabel:YouTube",
  "PHOTO:https://lh3.googleusercontent.com/contacts/x",
  "CATEGORIES:myContacts",
  "END:VCARD",
  "BEGIN:VCARD",
  "VERSION:3.0",
  "FN:Somebody Else",
  "END:VCARD",
);

const VERSION_4 = file(
  "BEGIN:VCARD",
  "VERSION:4.0",
  "FN;PREF=2:R. Kumar",
  "FN;PREF=1:Ravi Kumar",
  'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+91-99999-00000;ext=5',
  'TEL;VALUE=uri;TYPE="voice,work":tel:+91-80-22222222',
  "EMAIL;TYPE=work:ravi@kumar.example",
  'ADR;TYPE=work;LABEL="MG Road: 5; first floor":;;MG Road 5;Bengaluru;KA;560001;India',
  "PHOTO:data:image/jpeg;base64," + PIXEL,
  "END:VCARD",
);

describe("a contact file", () => {
  test("of an iPhone becomes a card's fields", () => {
    const contact = readVcard(IPHONE);
    expect(contact?.fields).toEqual({
      name: "Dr. Asha Devi Sharma",
      company: "Sharma Textiles Pvt. Ltd.",
      role: "Managing Director",
      email: "asha@example.in",
      business_email: "asha@sharmatextiles.example",
      phone: "+91 98200 12345",
      business_phone: "022 2345 6789",
      address: "14, Linking Road\nBandra West, Mumbai, Maharashtra 400050, India",
      website: "https://sharmatextiles.example",
      linkedin_url: "http://www.linkedin.com/in/asha-sharma",
      custom_notes: "Met at the Surat fair; handlooms, silk.\nCall after 4.",
    });
    expect(contact?.photo?.type).toBe("image/jpeg");
    expect(btoa(String.fromCharCode(...(contact?.photo?.bytes ?? [])))).toBe(PIXEL);
  });

  test("of an Android phone: quoted-printable Devanagari, types without a name", () => {
    const contact = readVcard(ANDROID);
    expect(contact?.fields).toEqual({
      name: "आशा शर्मा",
      company: "Sharma Textiles",
      role: "Owner",
      email: "asha@example.in",
      phone: "+919820012345",
      business_phone: "02223456789",
      address: "Flat 2, Pune, 411001, India",
      website: "https://sharmatextiles.example",
      instagram_url: "https://instagram.com/ashaweaves",
    });
    expect(contact?.photo?.bytes).toHaveLength(atob(PIXEL).length);
  });

  test("of Outlook: another character set, soft line breaks", () => {
    expect(readVcard(OUTLOOK)?.fields).toEqual({
      name: "René Désouza",
      company: "Goa Holidays",
      role: "Manager",
      email: "rene@goaholidays.example",
      phone: "+91 98221 11111",
      business_phone: "+91 832 2222222",
      address: "18 June Road\n2nd floor, Panaji, Goa 403001, India",
      website: "http://goaholidays.example",
    });
  });

  test("of Google: the first of several contacts, and no photo from elsewhere", () => {
    const contact = readVcard(GOOGLE);
    expect(contact?.fields).toMatchObject({
      name: "Ravi Kumar",
      company: "Kumar & Sons",
      phone: "+91 99999 00000",
      email: "ravi@kumar.example",
      address: "MG Road, Bengaluru, KA 560001, India",
      youtube_url: "https://www.youtube.com/@kumar",
    });
    expect(contact?.photo).toBeNull();
  });

  test("of version 4: addresses as links, quoted parameters, the preferred name", () => {
    const contact = readVcard(VERSION_4);
    expect(contact?.fields).toEqual({
      name: "Ravi Kumar",
      phone: "+91-99999-00000",
      business_phone: "+91-80-22222222",
      email: "ravi@kumar.example",
      address: "MG Road 5, Bengaluru, KA 560001, India",
    });
    expect(contact?.photo?.type).toBe("image/jpeg");
  });

  test("with bare line feeds, a byte order mark and lower-case names is read all the same", () => {
    const text = "\uFEFFbegin:vcard\nversion:3.0\nfn:Ravi\n  Kumar\ntel;type=cell:99\nend:vcard";
    expect(readVcard(text)?.fields).toEqual({ name: "Ravi Kumar", phone: "99" });
  });

  test("of a company takes its name from there", () => {
    const text = file("BEGIN:VCARD", "VERSION:3.0", "N:;;;;", "FN:", "ORG:Kumar\\; Sons;", "END:VCARD");
    expect(readVcard(text)?.fields).toEqual({ name: "Kumar; Sons", company: "Kumar; Sons" });
  });

  test.each([[""], ["hello"], ["BEGIN:VCALENDAR\nEND:VCALENDAR"]])("is none: %j", (text) => {
    expect(readVcard(text)).toBeNull();
  });
});

describe("the bytes of a file", () => {
  test("are UTF-8, UTF-16 by its mark, or else Windows-1252", () => {
    expect(decodeVcardFile(new TextEncoder().encode("FN:आशा"))).toBe("FN:आशा");
    expect(decodeVcardFile(new Uint8Array([0xff, 0xfe, 0x52, 0, 0xe9, 0]))).toBe("Ré");
    expect(decodeVcardFile(new Uint8Array([0xfe, 0xff, 0, 0x52, 0, 0xe9]))).toBe("Ré");
    expect(decodeVcardFile(new Uint8Array([0x52, 0xe9]))).toBe("Ré");
  });
});

describe("a hostile file", () => {
  const inCard = (...lines: string[]) => file("BEGIN:VCARD", "VERSION:3.0", "FN:Mal", ...lines, "END:VCARD");

  test("gives no link that runs a script, no property of an object's own", () => {
    const contact = readVcard(
      inCard(
        "URL:javascript:alert(1)",
        "URL:data:text/html\\,x",
        "X-SOCIALPROFILE:file:///etc/passwd",
        "X;__PROTO__=1:1",
      ),
    );
    expect(contact?.fields).toEqual({ name: "Mal" });
  });

  test("is cut to what a card holds, without control characters or half characters", () => {
    const long = "😀".repeat(3000);
    const contact = readVcard(
      inCard(
        `ORG:a\u0000b${long}`,
        `TITLE:${long}`,
        `NOTE:${long}`,
        `TEL:${long}`,
        `ADR:;;${long}`,
        `EMAIL:${long}@x.in`,
      ),
    );
    expect(NewCard.parse(contact?.fields)).toMatchObject({ name: "Mal" });
    expect(contact?.fields.company?.isWellFormed()).toBe(true);
    expect(contact?.fields.longDescription).toHaveLength(2000);
  });

  test.each([
    ["line ends", `${"\n".repeat(4_000_000)}BEGIN:VCARD`],
    ["semicolons", inCard(`ADR:${";".repeat(6_000_000)}`)],
    ["parameters", inCard(`TEL${";a".repeat(3_000_000)}:1`)],
    ["quotes", inCard(`TEL;x=${'"'.repeat(6_000_001)}`)],
    ["lines", inCard("TEL:1\n".repeat(600_000))],
    ["folds", inCard(`NOTE:x${"\n x".repeat(2_000_000)}`)],
    ["encodings", inCard("QUOTED-PRINTABLE".repeat(400_000))],
    ["soft breaks", inCard(`NOTE;QUOTED-PRINTABLE:${"=\n".repeat(2_000_000)}`)],
    ["dots", inCard(`EMAIL:a@${".".repeat(6_000_000)}@`)],
    ["backslashes", inCard(`N:${"\\".repeat(6_000_001)}`)],
    ["cards in cards", "BEGIN:VCARD\n".repeat(500_000)],
    ["base64", inCard(`PHOTO;ENCODING=b:/9j/${"A".repeat(7_900_000)}`)],
  ])("of millions of %s is read all the same", (_what, text) => {
    // A step that is not linear would take minutes.
    expect([undefined, "Mal"]).toContain(readVcard(text)?.fields.name);
  });
});
