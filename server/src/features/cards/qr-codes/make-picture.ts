import {
  colourProblems,
  colourWarnings,
  qrPath,
  QR_SCORE,
  QR_STUDIO_TEXT,
} from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { Context, MemberContext } from "../../../context.ts";
import { invalid, wrongState } from "../../../platform/refusals.ts";
import { readPicture } from "../card-picture.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { drawCode, type Drawing } from "./draw/draw-code.ts";
import { scanScore } from "./score/scan-score.ts";

export interface TriedPicture {
  drawing: Drawing;
  score: number;
  warnings: string[];
}

/** The printed address: short, so that the code has few modules. */
export const printedAddress = (origin: string, code: string) => origin + qrPath(code);

/** Draws a code and tests how well it scans. */
export async function tryPicture(
  { files, origin }: Context,
  code: string,
  design: QrDesign,
): Promise<TriedPicture> {
  const text = printedAddress(origin, code);
  const logo = design.logo ? await readPicture(files, design.logo) : null;
  const drawing = await drawCode(text, design, logo);
  return { drawing, score: await scanScore(drawing, text, design), warnings: colourWarnings(design) };
}

/** The same, for a code that will be used: one that does not scan is refused. */
export async function makePicture(ctx: Context, code: string, design: QrDesign): Promise<TriedPicture> {
  const tried = await tryPicture(ctx, code, design);
  if (tried.score < QR_SCORE.least) throw wrongState(QR_STUDIO_TEXT.unreadable);
  return tried;
}

/** Refuses, at their fields, colours with too little contrast and logos of other members. */
export async function checkDesign(ctx: MemberContext, design: QrDesign, before?: QrDesign): Promise<void> {
  const problems = Object.entries(colourProblems(design));
  if (problems.length > 0) {
    throw invalid(
      Object.fromEntries(problems.map(([field, text]) => [`design.${field}`, text])),
      problems[0]?.[1],
    );
  }
  await requireOwnPictures(ctx.db, ctx.member.id, { "design.logo": design.logo }, [before?.logo]);
}
