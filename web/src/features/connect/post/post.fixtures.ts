import type { Post } from "@cardplaza/contract/connect/post";

/** A whole post, for tests of what pages make of one. */
export const OFFER: Post = {
  _id: "0mwhifk7f5pahpgjl7vc",
  authorType: "user",
  author: {
    type: "user",
    _id: "0mwhifk7f5pahpgjl7vb",
    name: "Asha Rao",
    headline: "Bookkeeper in Pune",
    image: "",
    path: "/profile/0mwhifk7f5pahpgjl7vb",
  },
  kind: "offer",
  body: "GST returns for shops in #Pune, with @Ravi Shah.\nAsk me by Friday: https://example.in",
  mentions: [{ userId: "0mwhifk7f5pahpgjl7vd", start: 37, length: 10 }],
  images: [{ url: "/files/0mwhifk7f5pahpgjl7vj/1600x1200.webp", alt: "A desk with bills" }],
  poll: {
    options: [
      { text: "Monthly", votes: 3 },
      { text: "Quarterly", votes: 1 },
    ],
    endsAt: "2026-05-14T10:00:00.000Z",
    own: null,
  },
  link: {
    url: "https://example.in/",
    site: "example.in",
    title: "Returns made simple",
    description: "What a shop needs to know",
    image: "",
  },
  visibility: "public",
  chapter: null,
  reactions: { like: 2, celebrate: 0, insightful: 0, support: 1 },
  ownReaction: null,
  comments: 4,
  bookmarked: false,
  muted: false,
  madeWithAi: false,
  isOwn: false,
  askAt: "/card/asha-rao-0mwhifk7f5pahpgjl7ve",
  why: "",
  status: "published",
  created_at: "2026-05-12T04:30:00.000Z",
  editedAt: null,
  version: 1,
};
