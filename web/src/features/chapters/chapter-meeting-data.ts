import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";

interface MeetingOfChapter {
  startsAt: string;
  endsAt: string;
  isCancelled?: boolean;
  chapter: {
    _id: string;
    name: string;
    city: string;
    state?: string;
    pin?: string;
    venue?: string;
    cover?: string;
    online: boolean;
    description?: string;
  };
}

const DAY_AND_TIME = /^(.{19}).*$/;

/** A meeting that visitors can come to, for search engines; all of it is on the page too. */
export function meetingData({ startsAt, endsAt, isCancelled, chapter }: MeetingOfChapter, origin: string) {
  const url = origin + chapterPath(chapter._id);
  const { name, city, state, pin, venue, cover, online, description } = chapter;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: `Meeting of ${name}`,
    startDate: startsAt.replace(DAY_AND_TIME, "$1Z"),
    endDate: endsAt.replace(DAY_AND_TIME, "$1Z"),
    eventStatus: `https://schema.org/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url }
      : {
          "@type": "Place",
          name: venue || city,
          address: {
            "@type": "PostalAddress",
            ...(venue && { streetAddress: venue }),
            addressLocality: city,
            ...(state && { addressRegion: state }),
            ...(pin && { postalCode: pin }),
            addressCountry: "IN",
          },
        },
    organizer: { "@type": "Organization", name, url },
    ...(description && { description }),
    ...(cover && { image: origin + pictureJpegUrl(cover) }),
    url,
  };
}
