/** `/`: top products, categories, new products, landing section, statistics banner, reviews. */
export const homeTexts = {
  heading: "Our Top Products",
  worlds: "Shop by category",
  newest: { title: "New in the shop", all: "All products, newest first" },
  landing: {
    title: "Welcome to our online business",
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
