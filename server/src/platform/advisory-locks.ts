// Two numbers each: the first is the product's, the second must differ for every purpose.
const PRODUCT = 0x0ca2d;

export const ADVISORY_LOCK = {
  migration: [PRODUCT, 1],
  /** One app per data folder. */
  app: [PRODUCT, 2],
  /** The audit log's chain grows by one row at a time. */
  auditLog: [PRODUCT, 3],
  /** Partitions are made by one instance at a time. */
  eventMonths: [PRODUCT, 4],
} as const;
