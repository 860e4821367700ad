import { scoreGrade, SCORE_WORDS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrCode, QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { useQrPreview } from "./use-qr-codes.ts";

/** On a phone the code and its score stay in view while the options scroll; the whole preview is below them. */
export function SmallPreview({ design, code }: { design: QrDesign; code: QrCode | null }) {
  const { data, isBehind } = useQrPreview(design, code?._id);
  if (!data) return null;
  return (
    <div
      // The whole preview says the same to screen readers.
      aria-hidden="true"
      className="sticky top-18 z-10 flex items-center gap-3 rounded-card border border-line bg-raised p-2 shadow-float lg:hidden"
    >
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`}
        alt=""
        className={isBehind ? "size-16 object-contain opacity-60" : "size-16 object-contain"}
      />
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{SCORE_WORDS[scoreGrade(data.score)].label}</span>
        <span className="text-muted tabular-nums">{data.score} of 100</span>
      </p>
    </div>
  );
}
