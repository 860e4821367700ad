import type { PageContext } from "@cardplaza/contract/page";
import { createContext } from "react-router";

/** Filled by the server for each page it renders. */
export const pageContext = createContext<PageContext>();
