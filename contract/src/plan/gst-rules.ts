import type { StateCode } from "../places/indian-states.ts";

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Normalised: capitals, no spaces. */
export const cleanGstin = (text: string) => text.replace(/\s+/g, "").toUpperCase();

/** Checks the format and the check digit. It cannot know whether the number was ever issued. */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && withCheckDigit(text.slice(0, 14)) === text;

/** The whole number from its first 14 characters. */
export function withCheckDigit(start: string): string {
  const sum = Array.from(start).reduce((total, digit, index) => {
    const value = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return start + DIGITS[(36 - (sum % 36)) % 36];
}

/** The parts of a price in paise. The three taxes and the taxable value add up to the price. */
export interface GstParts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/**
 * The tax included in a price: half for the centre and half for the state if both sides are in the same
 * state, otherwise one tax for the union. A buyer without a state is taxed in the seller's state (IGST Act,
 * section 12).
 */
export function gstInside(
  pricePaise: number,
  ratePercent: number,
  sellerState: StateCode,
  buyerState: StateCode | null,
): GstParts {
  const taxablePaise = Math.round(pricePaise / (1 + ratePercent / 100));
  const tax = pricePaise - taxablePaise;
  if (buyerState !== null && buyerState !== sellerState)
    return { taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  const half = Math.floor(tax / 2);
  return { taxablePaise, cgstPaise: half, sgstPaise: tax - half, igstPaise: 0 };
}
