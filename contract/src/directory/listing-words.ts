export const LISTING_STATUSES = ["draft", "pending", "published", "paused", "rejected", "suspended"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** "HH:MM" in India's time; a close before the open is after midnight. */
export interface OpenRange {
  open: string;
  close: string;
}
export type WeekHours = Partial<Record<Weekday, OpenRange[]>>;

/** One day on which the week's hours do not apply; no ranges mean closed. */
export interface SpecialDay {
  date: string;
  closed: boolean;
  ranges: OpenRange[];
}

export interface ListingService {
  name: string;
  pricePaise?: number;
}

export const PAYMENT_WAYS = ["UPI", "Card", "Cash", "NetBanking"] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const LISTING_ACTIONS = ["approve", "reject", "suspend", "restore"] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];
