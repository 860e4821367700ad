import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  ContactVisibility,
  Visibility,
  type Education,
  type Experience,
} from "@cardplaza/contract/people/profile";
import {
  AIM_ANSWERS,
  MAX_HANDLES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  OPEN_TO,
  type AimAnswer,
  type OpenTo,
} from "@cardplaza/contract/people/profile-words";
import { allOf, atMostEntries, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

/** What members write about themselves. A member without a row has filled in nothing yet. */
export const profiles = pgTable(
  "profiles",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    photo: text("photo"),
    headline: text("headline").notNull().default(""),
    about: text("about").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    cover: text("cover"),
    experience: jsonb("experience").$type<Experience[]>().notNull().default([]),
    education: jsonb("education").$type<Education[]>().notNull().default([]),
    skills: text("skills").array().notNull().default([]),
    languages: text("languages").array().notNull().default([]),
    openTo: text("open_to").array().$type<OpenTo[]>().notNull().default([]),
    handles: text("handles").array().notNull().default([]),
    visibility: text("visibility").$type<(typeof Visibility.options)[number]>().notNull().default("members"),
    searchable: boolean("searchable").notNull().default(true),
    showPhone: text("show_phone")
      .$type<(typeof ContactVisibility.options)[number]>()
      .notNull()
      .default("none"),
    showEmail: text("show_email")
      .$type<(typeof ContactVisibility.options)[number]>()
      .notNull()
      .default("none"),
    /** What brought them here; "closed" if they closed the question. */
    aim: text("aim").$type<AimAnswer>().notNull().default(""),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
  },
  (table) => [
    oneOf(table.visibility, Visibility),
    oneOf(table.showPhone, ContactVisibility),
    oneOf(table.showEmail, ContactVisibility),
    oneOf(table.aim, AIM_ANSWERS),
    atMostEntries(table.skills, MAX_SKILLS),
    atMostEntries(table.languages, MAX_LANGUAGES),
    atMostEntries(table.handles, MAX_HANDLES),
    allOf(table.openTo, OPEN_TO),
  ],
);
