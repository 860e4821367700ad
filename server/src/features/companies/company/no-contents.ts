import type { companies } from "./companies.table.ts";

/** What an erased company holds beside its name. */
export const NO_CONTENTS: Partial<typeof companies.$inferInsert> = {
  legalName: "",
  foundedYear: null,
  gstin: "",
  cin: "",
  udyam: "",
  line1: "",
  line2: "",
  locality: "",
  pin: "",
  lat: null,
  lng: null,
  phone: "",
  email: "",
  website: "",
  logo: "",
  cover: "",
  tagline: "",
  about: "",
  specialities: [],
  socials: {},
  suspensionReason: "",
  followerCount: 0,
};
