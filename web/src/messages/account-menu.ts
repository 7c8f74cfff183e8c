/** The menu of who is signed in (spec §2 Menus). */
export const menuTexts = {
  dashboard: "Dashboard",
  profile: "Profile",
  myOrders: "My Orders",
  wishList: "Wish list",
  addReview: "Add Review",
  addItems: "Add Items",
  manageUsers: "Manage Users",
  manageItems: "Manage Items",
  manageOrders: "Manage Orders",
  logOut: "LogOut",
} as const;
