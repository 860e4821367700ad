import {
  QR_CODE_ALPHABET,
  QR_CODE_LENGTH,
  QR_SAMPLE_CODE,
} from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { randomText } from "../../../platform/ids.ts";

export function newCode(): string {
  const code = randomText(QR_CODE_LENGTH, QR_CODE_ALPHABET);
  return code === QR_SAMPLE_CODE ? newCode() : code;
}
