import { data } from "react-router";
import { NotFound } from "../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../site/not-found-title.ts";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: NOT_FOUND_TITLE }, { name: "robots", content: "noindex" }];

export default NotFound;
