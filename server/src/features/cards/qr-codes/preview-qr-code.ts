import {
  colourProblems,
  DEFAULT_QR_DESIGN,
  QR_SAMPLE_CODE,
  QR_SCORE,
  QR_STUDIO_TEXT,
} from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDesign, QrPreview } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { MemberContext } from "../../../context.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { writeSvg } from "./draw/write-picture.ts";
import { tryPicture } from "./make-picture.ts";
import { findCodeOwnedBy } from "./qr-code-queries.ts";

/** Shows any design, with the reasons why it would be refused: members want to see the colours they try. */
export async function previewQrCode(
  ctx: MemberContext,
  given: { design: Partial<QrDesign>; id?: string },
): Promise<QrPreview> {
  const row = given.id === undefined ? null : await findCodeOwnedBy(ctx.db, ctx.member, given.id);
  const design: QrDesign = { ...DEFAULT_QR_DESIGN, ...row?.design, ...given.design };
  await requireOwnPictures(ctx.db, ctx.member.id, { "design.logo": design.logo }, [row?.design.logo]);
  const { drawing, score, warnings } = await tryPicture(ctx, row?.code ?? QR_SAMPLE_CODE, design);
  const problems = [...new Set(Object.values(colourProblems(design)))];
  if (problems.length === 0 && score < QR_SCORE.least) problems.push(QR_STUDIO_TEXT.unreadable);
  return {
    svg: writeSvg(drawing),
    score: problems.length > 0 ? Math.min(score, QR_SCORE.least - 1) : score,
    problems,
    warnings,
  };
}
