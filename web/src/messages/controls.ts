/** Texts of fields and buttons that many pages have: each by itself, so that a page is sent only those that it shows. */

export const optionalText = "(optional)";
export const fixTheseText = "Please fix the following:";
export const emailText = "Email";
export const showPasswordText = "Show password";
export const searchText = "Search";
export const sortByText = "Sort by";
export const loadMoreText = "Load more";
