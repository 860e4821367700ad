// A pure rule, used while somebody types. No library here: it would weigh more than the form.

const INDIAN_DIGITS = 10;
/** Fewer are the beginning of a number, or a short one such as 112. */
const WORTH_A_WORD = 6;

/**
 * What may be wrong with a phone number as it is typed, or null. A hint, never a refusal: landlines,
 * 1800 numbers, numbers of other countries and the placeholder get none.
 */
export function phoneHint(typed: string): string | null {
  const text = typed.replaceAll(/[\s()./-]/g, "");
  if (!/^\+?\d+$/.test(text) || /^0+$/.test(text)) return null;
  const [, prefix = "", rest = ""] = /^(\+91|0091|91(?=[6-9]\d{9}$)|0(?!0))?(.*)$/.exec(text) ?? [];
  const isIndian = /^[1-9]/.test(rest) && !/^18[06]0/.test(rest);
  if (!isIndian || rest.length < WORTH_A_WORD || rest.length === INDIAN_DIGITS) return null;
  if (prefix) return `An Indian number has ${INDIAN_DIGITS} digits after ${prefix}; this has ${rest.length}.`;
  // Without a prefix only a mobile number is known by its first digit.
  if (!/^[6-9]/.test(rest)) return null;
  return `An Indian mobile number has ${INDIAN_DIGITS} digits; this has ${rest.length}.`;
}
