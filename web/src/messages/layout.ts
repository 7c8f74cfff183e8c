/** Texts of every page: top bar, menus, footer. */
export const layoutTexts = {
  links: { home: "Home", products: "Products", portfolio: "Portfolio", blog: "Blog" },
  login: "Login",
  /** Avatar menu, spec §2 Menus. */
  menu: {
    dashboard: "Dashboard",
    profile: "Profile",
    myOrders: "My Orders",
    addReview: "Add Review",
    addItems: "Add Items",
    manageUsers: "Manage Users",
    manageItems: "Manage Items",
    manageOrders: "Manage Orders",
    logOut: "LogOut",
  },
  footer: {
    columns: [
      { title: "Solutions", links: ["Marketing", "Analytics", "Commerce", "Insights"] },
      { title: "Support", links: ["Pricing", "Documentation", "Guides", "API Status"] },
      { title: "Company", links: ["About", "Blog", "Jobs", "Press", "Partners"] },
      { title: "Legal", links: ["Claim", "Privacy", "Terms"] },
    ],
    newsletter: {
      title: "Subscribe to our newsletter",
      text: "The latest news, articles, and resources, sent to your inbox weekly.",
      label: "Email address",
      placeholder: "Enter your email",
      submit: "Subscribe",
    },
    social: ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"],
    copyrightYear: 2022,
  },
} as const;
