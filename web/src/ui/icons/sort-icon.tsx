import { icon } from "./icon";

export const ChevronsUpDown = icon("m7 15 5 5 5-5", "m7 9 5-5 5 5");
