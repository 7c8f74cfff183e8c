/** `/`: top products, categories, new products, landing section, statistics banner, reviews. */
export const homeTexts = {
  loading: "our top products",
  heading: "Our Top Products",
  lead: "Tools and watches that do one thing properly. These are our highest rated.",
  allProducts: "See all products",
  nothingInStock: "Nothing is in stock right now. Please come back soon.",
  worlds: "Shop by category",
  newest: { title: "New in the shop", all: "All products, newest first" },
  landing: {
    title: "Welcome to our online business",
    text: "Reviews and comparisons of power tools and hand tools, written for construction professionals: what a tool is good at, where it gives up, and what to reach for instead. Measured on site, not read off the box.",
    getStarted: "Get started",
    liveDemo: "Live demo",
  },
  statistics: {
    title: "Trusted by people from over 80 countries",
    figures: [
      { name: "Services", figure: "100%" },
      { name: "Delivery", figure: "24/7" },
      { name: "Sells", figure: "100k" },
    ],
  },
  reviews: { title: "Customer Reviews" },
} as const;
