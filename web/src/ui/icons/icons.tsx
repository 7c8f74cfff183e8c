import { icon } from "./icon";

export const ArrowLeft = icon("m12 19-7-7 7-7", "M19 12H5");

export const ArrowRight = icon("M5 12h14", "m12 5 7 7-7 7");

export const ArrowUpRight = icon("M7 7h10v10", "M7 17 17 7");

export const Check = icon("M20 6 9 17l-5-5");

export const ChevronDown = icon("m6 9 6 6 6-6");

export const ChevronLeft = icon("m15 18-6-6 6-6");

export const ChevronRight = icon("m9 18 6-6-6-6");

export const ChevronUp = icon("m18 15-6-6-6 6");

export const Columns = icon(<rect width="18" height="18" x="3" y="3" rx="2" />, "M12 3v18");

export const Menu = icon("M4 5h16", "M4 12h16", "M4 19h16");

export const Search = icon("m21 21-4.34-4.34", <circle cx="11" cy="11" r="8" />);

export const ShoppingCart = icon(
  "m2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18",
  "M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25",
  <circle cx="18" cy="20" r="2" />,
  <circle cx="8" cy="20" r="2" />,
);

export const WifiOff = icon(
  "M12 20h.01",
  "M8.5 16.429a5 5 0 0 1 7 0",
  "M5 12.859a10 10 0 0 1 5.17-2.69",
  "M19 12.859a10 10 0 0 0-2.007-1.523",
  "M2 8.82a15 15 0 0 1 4.177-2.643",
  "M22 8.82a15 15 0 0 0-11.288-3.764",
  "m2 2 20 20",
);

export const X = icon("M18 6 6 18", "m6 6 12 12");
