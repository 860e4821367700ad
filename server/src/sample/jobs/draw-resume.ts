import { A4, LEFT, LINE, openPdfPage, RIGHT } from "../../platform/pdf/pdf-page.ts";
import type { SampleSeeker } from "./seekers.ts";

declare module "../../platform/pdf/draw-pdf.ts" {
  interface PdfKinds {
    resume: Resume;
  }
}

const WIDTH = RIGHT - LEFT;

export interface Resume {
  seeker: SampleSeeker;
  email: string;
  phone: string;
  at: Date;
}

/** A resume of one page. */
export async function drawResume({ seeker, email, phone, at }: Resume) {
  const { name, headline, about, city, work, education, skills } = seeker;
  const { write, rule, save } = await openPdfPage({
    title: `Resume of ${name}`,
    producer: name,
    at,
    isPlain: true,
  });
  let y = A4.height - 76;
  y = (await write(name, LEFT, y, { size: 22, weight: "semi-bold" })) + 8;
  y = await write(headline, LEFT, y, { size: 12, muted: true });
  y = await write([city, phone, email].join("   ·   "), LEFT, y);
  rule(y + 4);
  y -= LINE;
  y = (await write(about, LEFT, y, { size: 11, width: WIDTH })) - LINE;
  const heading = async (text: string) => {
    y = (await write(text, LEFT, y, { size: 12, weight: "semi-bold" })) - 2;
  };
  await heading("Work");
  for (const { role, at: place, from, to, text } of work) {
    await write(to === "now" ? `since ${from}` : `${from} – ${to}`, RIGHT, y, {
      muted: true,
      align: "right",
    });
    y = await write(`${role}, ${place}`, LEFT, y, { weight: "semi-bold" });
    y = (await write(text, LEFT, y, { width: WIDTH })) - LINE / 2;
  }
  y -= LINE / 2;
  await heading("Education");
  for (const line of education) y = await write(line, LEFT, y, { width: WIDTH });
  y -= LINE;
  await heading("Skills");
  await write(skills.join(", "), LEFT, y, { width: WIDTH });
  return save();
}
