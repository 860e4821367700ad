import { expect, test } from "vitest";
import { EMPTY_REFERRAL, referralBody } from "./referral-values.ts";

const receiver = { _id: "r1", name: "Ravi Kulkarni", profile_image: null, about: "" };
const typed = {
  ...EMPTY_REFERRAL,
  receiver,
  prospect: { name: " Meera Textiles ", phone: "98200 10101", email: " ", consent: true },
  need: "Needs somebody for the accounts. ",
  estPaise: "₹ 60,000",
};

test("a referral is sent without what was left empty, and its estimate in paise", () => {
  expect(referralBody(typed, "c1", null)).toEqual({
    receiverId: "r1",
    chapterId: "c1",
    prospect: { name: "Meera Textiles", phone: "98200 10101", consent: true },
    need: "Needs somebody for the accounts.",
    heat: 3,
    type: "outside",
    estPaise: 6_000_000,
  });
});

test("it names the lead or the enquiry that it was made of", () => {
  expect(referralBody(typed, "c1", { kind: "lead", id: "l1" })).toMatchObject({ leadId: "l1" });
  expect(referralBody(typed, "c1", { kind: "enquiry", id: "e1" })).toMatchObject({ enquiryId: "e1" });
});
