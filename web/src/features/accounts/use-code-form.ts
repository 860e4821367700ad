import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { useSmallForm } from "../../forms/small/use-small-form.ts";

const INCOMPLETE = `Enter the ${OTP_DIGITS} digits of the code.`;

interface CodeFormOptions<Result> {
  send: (code: string) => Promise<Result>;
  onSent?: (result: Result) => void;
  /** What an incomplete code says. */
  incomplete?: string;
  /** False while another code is missing. */
  isReady?: boolean;
}

/** A code in one field, sent off as soon as it is complete. */
export function useCodeForm<Result>({
  send,
  onSent,
  incomplete = INCOMPLETE,
  isReady = true,
}: CodeFormOptions<Result>) {
  const form = useSmallForm({
    begin: { code: "" },
    check: ({ code }) => ({ code: (!isReady || code.trim().length < OTP_DIGITS) && incomplete }),
    send: ({ code }) => send(code.trim()),
    onSent,
    problemAt: "code",
    clearsRefused: true,
  });
  const { code } = form.values;
  return {
    ...form,
    /** For `CodeField`. */
    field: {
      label: "6-digit code",
      value: code,
      error: form.problems.code,
      onChange(typed: string) {
        if (form.isSending) return;
        form.change({ code: typed });
        if (typed.length === OTP_DIGITS && typed !== code) form.submit();
      },
    },
  };
}
