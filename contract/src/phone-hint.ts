// A pure rule, used while somebody types. No library here: it would be larger than the form.

const INDIAN_DIGITS = 10;
/** Fewer digits are the beginning of a number, or a short number such as 112. */
const LEAST_DIGITS_FOR_HINT = 6;

interface WrongLength {
  /** The beginning that shows the country or the trunk, such as +91 or 0. */
  prefix: string;
  digits: number;
}

/** An Indian number with too few or too many digits, or null. Without a prefix only mobile numbers are known. */
function wrongLength(typed: string): WrongLength | null {
  const text = typed.replaceAll(/[\s()./-]/g, "");
  if (!/^\+?\d+$/.test(text) || /^0+$/.test(text)) return null;
  const [, prefix = "", rest = ""] = /^(\+91|0091|91(?=[6-9]\d{9}$)|0(?!0))?(.*)$/.exec(text) ?? [];
  const isIndian = /^[1-9]/.test(rest) && !/^18[06]0/.test(rest);
  if (!isIndian || rest.length < LEAST_DIGITS_FOR_HINT || rest.length === INDIAN_DIGITS) return null;
  return prefix || /^[6-9]/.test(rest) ? { prefix, digits: rest.length } : null;
}

/**
 * What may be wrong with a phone number while it is typed, or null. It is only a hint and never refuses.
 * Landlines, 1800 numbers, numbers of other countries and the placeholder get no hint.
 */
export function phoneHint(typed: string): string | null {
  const wrong = wrongLength(typed);
  if (!wrong) return null;
  const { prefix, digits } = wrong;
  return prefix
    ? `An Indian number has ${INDIAN_DIGITS} digits after ${prefix}; this has ${digits}.`
    : `An Indian mobile number has ${INDIAN_DIGITS} digits; this has ${digits}.`;
}

/** How many digits a number has that is too short to be reached; null for any other. */
export function digitsOfShortNumber(typed: string): number | null {
  const digits = wrongLength(typed)?.digits ?? INDIAN_DIGITS;
  return digits < INDIAN_DIGITS ? digits : null;
}
