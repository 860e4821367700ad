import { describe, expect, it } from "vitest";
import { meetingData } from "./chapter-meeting-data.ts";

const TIMES = { startsAt: "2026-11-03T02:00:00.000Z", endsAt: "2026-11-03T03:30:00.000Z" };
const CHAPTER = {
  _id: "c1",
  name: "Pune Sunrise",
  city: "Pune",
  state: "Maharashtra",
  pin: "411001",
  venue: "Hotel Deccan, FC Road",
  online: false,
};

describe("a meeting for search engines", () => {
  it("says when and where it is, and who meets", () => {
    const data = meetingData({ ...TIMES, chapter: CHAPTER }, "https://cardplaza.in");
    expect(data).toMatchObject({
      "@type": "Event",
      name: "Meeting of Pune Sunrise",
      startDate: "2026-11-03T02:00:00Z",
      endDate: "2026-11-03T03:30:00Z",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Hotel Deccan, FC Road",
        address: { addressLocality: "Pune", addressRegion: "Maharashtra", postalCode: "411001" },
      },
      url: "https://cardplaza.in/offline-networking?chapter=c1",
    });
  });

  it("never says the link of an online chapter", () => {
    const secret = { ...CHAPTER, online: true, link: "https://meet.example/secret" };
    const data = meetingData({ ...TIMES, chapter: secret }, "https://cardplaza.in");
    expect(data.location).toEqual({
      "@type": "VirtualLocation",
      url: "https://cardplaza.in/offline-networking?chapter=c1",
    });
    expect(JSON.stringify(data)).not.toContain("secret");
  });

  it("says that a meeting is cancelled", () => {
    const data = meetingData({ ...TIMES, isCancelled: true, chapter: CHAPTER }, "https://cardplaza.in");
    expect(data.eventStatus).toBe("https://schema.org/EventCancelled");
  });
});
