import { icon } from "./icon";

export const ArrowDownRight = icon("m7 7 10 10", "M17 7v10H7");
