/** Texts of every page: top bar, footer. */
export const layoutTexts = {
  loadingAccount: "your account",
  loadingPage: "the page",
  links: { home: "Home", products: "Products", portfolio: "Portfolio", blog: "Blog" },
  login: "Login",
  landmarks: { main: "Main", footer: "Footer", menu: "Menu", account: "Account", breadcrumb: "Breadcrumb" },
  skip: "Skip to content",
  reconnect: "Reconnect",
  search: { open: "Find products", label: "Search products", placeholder: "Find tools and watches" },
  footer: {
    categories: { title: "Categories", label: "Kinds of products" },
    columns: [
      {
        title: "Solutions",
        links: {
          marketing: "Marketing",
          analytics: "Analytics",
          commerce: "Commerce",
          insights: "Insights",
        },
      },
      {
        title: "Support",
        links: {
          pricing: "Pricing",
          documentation: "Documentation",
          guides: "Guides",
          "api-status": "API Status",
        },
      },
      {
        title: "Company",
        links: { about: "About", blog: "Blog", jobs: "Jobs", press: "Press", partners: "Partners" },
      },
      { title: "Legal", links: { claim: "Claim", privacy: "Privacy", terms: "Terms" } },
    ],
    newsletter: {
      title: "Subscribe to our newsletter",
      text: "The latest news, articles, and resources, sent to your inbox weekly.",
      label: "Email address",
      placeholder: "Enter your email",
      submit: "Subscribe",
      privacy: "Privacy",
      notSaved: "Your email wasn't saved.",
    },
    social: ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"],
    copyrightYear: 2022,
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
} as const;
