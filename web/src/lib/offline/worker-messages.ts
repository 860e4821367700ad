/** What a page says to the worker. */
export const USE_NEW_VERSION = "use-new-version";
export const FORGET_OWN_DATA = "forget-own-data";
