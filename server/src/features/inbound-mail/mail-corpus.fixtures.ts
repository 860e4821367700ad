import { docx, docxWithMacros, pdf, pngOf } from "../uploads/files.fixtures.ts";
import { filePart, inlinePart, type Written } from "./inbound-mail.fixtures.ts";

export interface Case {
  title: string;
  mail: Written;
  /** Who sends it, if not Ravi. */
  from?: string;
  envelopeFrom?: string;
  /** The message in the conversation; null if there is none. */
  body: string | null;
  /** The server's answer, if it is not 250. */
  code?: number;
  fileName?: string;
  /** What we write back to Ravi. */
  letter?: RegExp;
}

const OURS = "Cardplaza <no-reply@cards.example.in>";
const YES = "Yes, we can deliver in two weeks.";
const QUOTED =
  "> Asha Menon sent an enquiry to Kulkarni Kitchens.\n>\n> We need a new kitchen of twelve feet.\n";
const ON = `On Tue, 17 Nov 2026 at 10:15, ${OURS} wrote:`;
const OUR_HTML = "<h1>New enquiry</h1><p>We need a new kitchen of twelve feet.</p>";
const OUTLOOK_BLOCK = `From: ${OURS}\nSent: Tuesday, November 17, 2026 10:15 AM\nTo: Ravi Kulkarni <ravi@kulkarni.example>\nSubject: New enquiry to Kulkarni Kitchens\n\nWe need a new kitchen of twelve feet.\n`;
const LOGO = pngOf(4, 4, "real");

/** Answers as mail programs write them, and what is no answer. All names and addresses are invented. */
export const CORPUS: Case[] = [
  {
    title: "Gmail on the web, answered above the quote",
    mail: {
      text: `${YES}\n\n${ON}\n\n${QUOTED}`,
      html: `<div dir="ltr">${YES}</div><br><div class="gmail_quote"><div class="gmail_attr">${ON}</div><blockquote class="gmail_quote">${OUR_HTML}</blockquote></div>`,
    },
    body: YES,
  },
  {
    title: "Gmail on the web, with the introduction broken into two lines",
    mail: {
      text: `${YES}\n\nOn Tue, 17 Nov 2026 at 10:15, Asha Menon via Cardplaza\n<no-reply@cards.example.in> wrote:\n\n${QUOTED}`,
    },
    body: YES,
  },
  {
    title: "Gmail, answered below the quote",
    mail: { text: `${ON}\n${QUOTED}\n${YES}\nRegards, Ravi\n` },
    body: `${YES}\nRegards, Ravi`,
  },
  {
    title: "Gmail, answered between the lines",
    mail: {
      text: `${ON}\n> What does it cost?\n\nRs. 1,200 a piece.\n\n> When can you deliver?\n\nIn two weeks.`,
    },
    body: "Rs. 1,200 a piece.\n\nIn two weeks.",
  },
  {
    title: "Gmail, with a long line that it has broken",
    mail: {
      text: `We can deliver in two weeks. The price is Rs. 1,200 per piece for 500\npieces, and GST comes on top.\n\n${ON}\n${QUOTED}`,
    },
    body: "We can deliver in two weeks. The price is Rs. 1,200 per piece for 500 pieces, and GST comes on top.",
  },
  {
    title: "Gmail on Android in Hindi",
    mail: {
      text: `जी हाँ, दो हफ़्ते में भेज देंगे।\n\nमंगल, 17 नव॰ 2026 को 10:15 am बजे को ${OURS} ने लिखा:\n\n${QUOTED}`,
    },
    body: "जी हाँ, दो हफ़्ते में भेज देंगे।",
  },
  {
    title: "Gmail on Android in Tamil, of which we know only the marks",
    mail: { text: `ஆம், இரண்டு வாரங்களில்.\n\nசெவ்., 17 நவ., 2026, ${OURS} அன்று:\n${QUOTED}` },
    body: "ஆம், இரண்டு வாரங்களில்.",
  },
  {
    title: "Outlook for Windows, where the quote has no marks",
    mail: { text: `${YES}\n\nRavi\n\n${OUTLOOK_BLOCK}` },
    body: `${YES}\n\nRavi`,
  },
  {
    title: "an old Outlook",
    mail: { text: `${YES}\n\n-----Original Message-----\n${OUTLOOK_BLOCK}` },
    body: YES,
  },
  {
    title: "Outlook on the web, with HTML alone",
    mail: {
      html: `<html><head><style>p {margin:0}</style></head><body><div>Yes, we can deliver&nbsp;in two weeks.</div><div>5 &lt; 6 &amp; more</div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b> Cardplaza &lt;no-reply@cards.example.in&gt;<br><b>Sent:</b> Tuesday, November 17, 2026 10:15 AM<br><b>To:</b> Ravi<br><b>Subject:</b> New enquiry</div>${OUR_HTML}</body></html>`,
    },
    body: `${YES}\n5 < 6 & more`,
  },
  {
    title: "Outlook on a phone",
    mail: {
      text: `${YES}\n\nGet Outlook for Android<https://aka.example/x>\n________________________________\n${OUTLOOK_BLOCK}`,
    },
    body: YES,
  },
  {
    title: "Outlook in Hindi",
    mail: {
      text: `जी हाँ।\n\nप्रेषक: ${OURS}\nभेजा गया: मंगलवार, 17 नवंबर 2026 10:15\nप्रति: Ravi\nविषय: New enquiry\n\nWe need a kitchen.`,
    },
    body: "जी हाँ।",
  },
  {
    title: "Apple Mail",
    mail: {
      text: `${YES}\n\n> On 17-Nov-2026, at 10:15 AM, ${OURS} wrote:\n> \n> We need a new kitchen of twelve feet.\n`,
    },
    body: YES,
  },
  {
    title: "an iPhone",
    mail: { text: `${YES}\n\nSent from my iPhone\n\n${ON.replace("at 10:15", "10:15 AM")}\n\n${QUOTED}` },
    body: YES,
  },
  {
    title: "an iPhone in Hindi, with HTML alone",
    mail: {
      html: `<div>जी हाँ।</div><div>मेरे iPhone से भेजा गया</div><blockquote type="cite"><div>17 नव॰ 2026 को 10:15 am पर, Cardplaza ने लिखा:</div>${OUR_HTML}</blockquote>`,
    },
    body: "जी हाँ।",
  },
  {
    title: "Samsung Mail",
    mail: {
      text: `${YES}\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${OURS}\nDate: 17/11/2026 10:15 (GMT+05:30)\nTo: ravi@kulkarni.example\nSubject: New enquiry\n\nWe need a kitchen.`,
    },
    body: YES,
  },
  {
    title: "Yahoo Mail",
    mail: {
      text: `${YES}\n\nSent from Yahoo Mail on Android\n\n  On Tue, 17 Nov 2026 at 10:15 am, Cardplaza<no-reply@cards.example.in> wrote:   We need a kitchen.`,
      html: `<div>${YES}</div><div id="ymail_android_signature">Sent from Yahoo Mail on Android</div>`,
    },
    body: YES,
  },
  {
    title: "Rediffmail",
    mail: {
      text: `${YES}\n\nFrom: "Cardplaza" no-reply@cards.example.in\nSent: Tue, 17 Nov 2026 10:15:00\nTo: ravi@kulkarni.example\nSubject: New enquiry\n\nWe need a kitchen.`,
    },
    body: YES,
  },
  {
    title: "a signature that is marked as one, with its logo",
    mail: {
      html: `<div>${YES}</div><div>-- <br>Ravi Kulkarni<br>Kulkarni Kitchens<br><img src="cid:logo.png@mail.example"></div>`,
      parts: [inlinePart("logo.png", LOGO)],
      joined: "related",
    },
    body: YES,
  },
  {
    title: "quoted-printable in ISO-8859-1",
    mail: {
      parts: [
        {
          type: "text/plain; charset=iso-8859-1",
          body: `The price is 1200 =A3, with a d=E9cor of your choice. This line goes on and o=\r\nn.\r\n\r\n${ON}\r\n> x`,
          headers: { "Content-Transfer-Encoding": "quoted-printable" },
        },
      ],
    },
    body: "The price is 1200 £, with a décor of your choice. This line goes on and on.",
  },
  {
    title: "HTML with scripts, comments and a broken end",
    mail: {
      html: `<!-- hidden <b>x</b> --><script>alert("x")</script><p>Yes &#8377;500 &lt;script&gt;</p><style>never closed`,
    },
    body: "Yes ₹500 <script>",
  },
  {
    title: "a price list as a PDF",
    mail: { text: `${YES}\n\n${ON}\n${QUOTED}`, parts: [filePart("price list.pdf", "application/pdf", pdf)] },
    body: YES,
    fileName: "price list.pdf",
  },
  {
    title: "a file without a word",
    mail: { text: `\n${ON}\n${QUOTED}`, parts: [filePart("plan.docx", "application/octet-stream", docx())] },
    body: "File sent by e-mail: plan.docx",
    fileName: "plan.docx",
  },
  {
    title: "two files, of which the first is a program",
    mail: {
      text: YES,
      parts: [
        filePart("setup.exe", "application/pdf", Buffer.from("MZ\x90\x00 a program")),
        filePart("price.pdf", "application/pdf", pdf),
      ],
    },
    body: `${YES}\n\n(1 file in the e-mail could not be added.)`,
    fileName: "price.pdf",
    letter: /arrived without 1 file[^]*setup\.\u200Aexe: Choose a PDF/,
  },
  {
    title: "a Word document with macros",
    mail: { text: YES, parts: [filePart("offer.docx", "application/msword", docxWithMacros.named())] },
    body: `${YES}\n\n(1 file in the e-mail could not be added.)`,
    letter: /contains macros/,
  },
  {
    title: "only a file that is too large",
    mail: { text: "", parts: [filePart("film.pdf", "application/pdf", new Uint8Array(10.5 * 1024 * 1024))] },
    body: null,
    letter: /was not added[^]*at most 10 MB/,
  },
  {
    title: "nothing but the quote",
    mail: { text: `\n\n${ON}\n${QUOTED}` },
    body: null,
    letter: /We found no text in your e-mail/,
  },
  {
    title: "more than a message may have",
    mail: { text: "word ".repeat(500) },
    body: null,
    letter: /longer than 2,000 characters/,
  },
  {
    title: "an out-of-office note of Gmail",
    mail: {
      text: "I am away.",
      headers: { "Auto-Submitted": "auto-replied", Precedence: "bulk", "X-Autoreply": "yes" },
    },
    body: null,
  },
  {
    title: "an out-of-office note of Outlook",
    mail: {
      subject: "Automatic reply: New enquiry",
      text: "I am away.",
      headers: { "X-Auto-Response-Suppress": "All" },
    },
    body: null,
  },
  {
    title: "an out-of-office note that only says so",
    mail: { subject: "Out of office: back on Monday", text: "I am away." },
    body: null,
  },
  { title: "a bounce", mail: { text: "Not delivered." }, envelopeFrom: "", body: null },
  {
    title: "a read receipt",
    mail: {
      parts: [
        { type: "text/plain", body: "It was read." },
        { type: "message/disposition-notification", body: "Disposition: manual-action" },
      ],
      headers: { "Content-Type": "multipart/report; report-type=disposition-notification" },
    },
    body: null,
  },
  {
    title: "a mailing list",
    mail: { text: YES, headers: { "List-Id": "<traders.lists.example>" } },
    body: null,
  },
  {
    title: "our own mail, sent back by a rule of a mailbox",
    mail: { text: YES, headers: { "Auto-Submitted": "auto-generated" } },
    from: OURS,
    body: null,
  },
  {
    title: "a sender who is not Ravi",
    mail: { text: YES },
    from: "Ravi Kulkarni <ravi@somewhere-else.example>",
    body: null,
    code: 550,
  },
];
